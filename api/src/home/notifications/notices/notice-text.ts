import { CASE_NOTICES } from './case-notices.ts';
import type { MailedAs, RenderedNotice } from './declare-notices.ts';
import { ENTRY_NOTICES } from './entry-notices.ts';
import { IMPORT_NOTICES } from './import-notices.ts';
import { ISNI_NOTICES } from './isni-notices.ts';
import { MANDATE_NOTICES } from './mandate-notices.ts';

/** Renders the texts of notifications. Rows store the names: rename none. */
const NOTICES = {
  ...CASE_NOTICES,
  ...ENTRY_NOTICES,
  ...IMPORT_NOTICES,
  ...ISNI_NOTICES,
  ...MANDATE_NOTICES,
};

type Notices = typeof NOTICES;

/** Rendered in the reader's language when read. Values are JSON. */
export type NoticeText = {
  [Id in keyof Notices]: Parameters<Notices[Id]['render']> extends [infer Values, ...unknown[]]
    ? { readonly id: Id; readonly values: Values }
    : { readonly id: Id };
}[keyof Notices];

export function renderNotice(text: NoticeText, sender: string): RenderedNotice {
  // The type of `NoticeText` ties each id to its values.
  const render = NOTICES[text.id].render as (values: unknown, sender: string) => RenderedNotice;
  return render('values' in text ? text.values : undefined, sender);
}

export function groupOf({ id }: NoticeText): MailedAs {
  return NOTICES[id].group;
}

const KINDS: Partial<Record<NoticeText['id'], string>> = {
  importEnded: 'import_done',
  importedLineUps: 'recording_names_you',
  mandateProposed: 'mandate_changed',
  mandateConfirmed: 'mandate_changed',
  mandateDeclined: 'mandate_changed',
  mandateEnded: 'mandate_changed',
  mandateWithdrawn: 'mandate_changed',
};

/**
 * The kind decides who may read a notification of a mandate, and where one of an import leads. All others share a kind
 * that earlier releases accept.
 */
export function kindOf({ id }: NoticeText): string {
  return KINDS[id] ?? 'confirm_shares';
}

/** Null for older rows, and for texts of a later release. */
export function toNoticeText(id: string | null, values: unknown): NoticeText | null {
  if (id === null || !Object.hasOwn(NOTICES, id)) return null;
  // This release or an earlier one stored the values under this id.
  return { id, values } as NoticeText;
}
