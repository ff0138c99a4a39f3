import type { MailGroup } from '@counterpoint/domain/schemas/home';

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
