import * as settings from "./store/settings.js";

const PAPER = { light: "#f4ecdc", dark: "#131d17" };

/** Puts the chosen colours on the page and tells the browser's own bars. */
export function dress() {
  const { theme } = settings.get();
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[name=theme-color]"))) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = PAPER[theme === "auto" ? own : theme];
  }
}
