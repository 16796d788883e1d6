import { html } from "lit-html";
import { inline } from "../board/art.js";

/** Brings the app's own small drawings into the page. */
export const icons = () => inline(new URL("../../art/ui.svg", import.meta.url), "ui");

/**
 * A small drawing that says nothing by itself: the words stand beside it.
 * @param {string} name
 */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#ui/${name}`}></use></svg>`;
