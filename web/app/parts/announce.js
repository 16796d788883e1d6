/**
 * Has a screen reader say something.
 * @param {string} text
 */
export function announce(text) {
  const region = document.getElementById("spoken");
  if (!region || !text) return;
  // The same words twice would not be said again: a new element is.
  const line = document.createElement("p");
  line.textContent = text;
  region.replaceChildren(line);
}
