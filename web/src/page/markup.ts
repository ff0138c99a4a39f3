/** Text for an attribute's value or an element's content. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON for a script element: escapes `<`, so that it can't end the element or open a comment. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A style sheet as the content of a `<style>`. In CSS a backslash before the slash changes nothing. */
export function embedStyles(css: string): string {
  return css.replaceAll('</', '<\\/');
}
