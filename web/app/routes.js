/**
 * @typedef {{screen: "home" | "saves" | "settings" | "unknown"} | {screen: "play", id: string} | {screen: "learn", game: string} | {screen: "setup", game: string, from: string} | {screen: "receive", text: string}} Route
 */

/**
 * What an address shows. Everything of two parts that is no screen of ours is a game sent as a link.
 * @param {string} hash
 * @returns {Route}
 */
export function route(hash) {
  const path = decoded(hash.replace(/^#\/?/, ""));
  const cut = path.indexOf("/");
  const [first, rest] = cut < 0 ? [path, ""] : [path.slice(0, cut), path.slice(cut + 1)];
  if (path === "") return { screen: "home" };
  if (first === "play" && rest) return { screen: "play", id: rest };
  if (first === "learn" && rest) return { screen: "learn", game: rest };
  if (first === "setup" && rest) {
    const [game = "", from = ""] = rest.split("/");
    return { screen: "setup", game, from };
  }
  if (path === "saves" || path === "settings") return { screen: path };
  if (rest && first) return { screen: "receive", text: path };
  return { screen: "unknown" };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Goes to another screen; `replace` leaves no way back to this one.
 * @param {string} path what stands after `#/`
 * @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  if (replace) location.replace(`#/${path}`);
  else location.hash = `#/${path}`;
}

/** @param {string} text what stands after `#/` */
export const address = (text) => new URL(`./#/${text}`, location.href.replace(/[?#].*/, "")).href;
