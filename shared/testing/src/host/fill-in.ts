import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field at once, because each typed key would render the whole form. */
export async function fillIn(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
