import type { MailGroup } from '@counterpoint/domain/schemas/home';
import type { Message } from '@counterpoint/messages';

/** Null: shown in the portal only. */
export type MailedAs = MailGroup | 'deadlines' | null;

export interface RenderedNotice {
  readonly title: string;
  readonly message: string;
}

type Renderers = Readonly<Record<string, (values: never, sender: string) => RenderedNotice>>;

/** Declares notices of one kind of mail. */
export function mailedAs<Notices extends Renderers>(group: MailedAs, notices: Notices) {
  const declared = Object.entries(notices).map(([id, render]) => [id, { group, render }]);
  // `Object.fromEntries` loses the types of keys and values.
  return Object.fromEntries(declared) as {
    [Id in keyof Notices]: { readonly group: MailedAs; readonly render: Notices[Id] };
  };
}

/** A notice whose message has the values as they are. */
export function plainNotice<Values>(title: Message<{ sender: string }>, message: (values: Values) => string) {
  return (values: Values, sender: string) => ({ title: title({ sender }), message: message(values) });
}

const MAX_CHARACTERS = 160;

export function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= MAX_CHARACTERS ? text : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}
