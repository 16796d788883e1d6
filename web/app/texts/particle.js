/** @import { FluentFunction } from "@fluent/bundle" */

/** How the last sound of a digit or letter, read in Korean, ends: "" open, "l" in ㄹ, "c" in another consonant. */
const DIGITS = ["c", "l", "", "c", "", "", "c", "l", "l", ""];
const LETTERS = /** @type {{[letter: string]: string}} */ ({ l: "l", r: "l", m: "c", n: "c" });

/**
 * @param {string} text
 * @returns {"" | "l" | "c"}
 */
function ending(text) {
  const last = [...text.trim().toLowerCase()].filter((sign) => /[0-9a-z가-힣]/.test(sign)).at(-1) ?? "";
  const code = last.codePointAt(0) ?? 0;
  let end = "";
  if (code >= 0xac00) {
    const coda = (code - 0xac00) % 28;
    end = coda === 0 ? "" : coda === 8 ? "l" : "c";
  } else if (/[0-9]/.test(last)) end = DIGITS[Number(last)] ?? "";
  else end = LETTERS[last] ?? "";
  return /** @type {"" | "l" | "c"} */ (end);
}

/**
 * A word with the Korean particle that its last sound asks for: `PARTICLE($piece, "을/를")`,
 * the form after a consonant first.
 * @type {FluentFunction}
 */
export const particle = (positional) => {
  const [word, forms] = positional;
  const text = typeof word === "object" && word !== null && "value" in word ? String(word.value) : String(word);
  const [closed = "", open = ""] = String(forms).split("/");
  const end = ending(text);
  const soft = open === "로" && end === "l";
  return text + (end === "" || soft ? open : closed);
};
