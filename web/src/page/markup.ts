export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes `<`, so that the JSON can't end the script element or open a comment. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Escapes `</`; in CSS the backslash has no effect. */
export function embedStyles(css: string): string {
  return css.replaceAll('</', '<\\/');
}
