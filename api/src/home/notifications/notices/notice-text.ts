import { CASE_NOTICES } from './case-notices.ts';
import { ENTRY_NOTICES } from './entry-notices.ts';
import { IMPORT_NOTICES } from './import-notices.ts';
import { ISNI_NOTICES } from './isni-notices.ts';

/** Renders the texts of notifications. Rows store the names: rename none. */
const NOTICES = {
  ...CASE_NOTICES,
  ...ENTRY_NOTICES,
  ...IMPORT_NOTICES,
  ...ISNI_NOTICES,
};

type Notices = typeof NOTICES;

/** The text of a notification, as stored: rendered in the reader's language when read. Its values are JSON. */
export type NoticeText = {
  [Id in keyof Notices]: Parameters<Notices[Id]> extends [infer Values, ...unknown[]]
    ? { readonly id: Id; readonly values: Values }
    : { readonly id: Id };
}[keyof Notices];

export interface RenderedNotice {
  readonly title: string;
  readonly message: string;
}

/** Renders the text of a notification from `sender` in the reader's language. */
export function renderNotice(text: NoticeText, sender: string): RenderedNotice {
  // The type of `NoticeText` ties each id to its values.
  const render = NOTICES[text.id] as (values: unknown, sender: string) => RenderedNotice;
  return render('values' in text ? text.values : undefined, sender);
}

/** Returns the text of a stored notification; null if it has none, or one of a later release. */
export function toNoticeText(id: string | null, values: unknown): NoticeText | null {
  if (id === null || !Object.hasOwn(NOTICES, id)) return null;
  // This release or an earlier one stored the values under this id.
  return { id, values } as NoticeText;
}
