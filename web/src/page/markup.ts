/** Text for an attribute's value or an element's content. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * A value as the content of a `<script type="application/json">`: no `<` in it, so that it ends nowhere before its end
 * and opens no comment.
 */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** A style sheet as the content of a `<style>`. In CSS a backslash before the slash changes nothing. */
export function embedStyles(css: string): string {
  return css.replaceAll('</', '<\\/');
}
