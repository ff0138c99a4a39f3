import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import * as entryText from '../../../messages/entry-notices.generated.ts';
import * as text from '../../../messages/mandate-notices.generated.ts';
import { formatDay } from '../../../platform/time/format.ts';
import { mailedAs, plainNotice } from './declare-notices.ts';
import { type EntryName, entryNotice, formatName } from './entry-notices.ts';

type NoValues = Readonly<Record<string, never>>;
type Represented = EntryName & { readonly represented: string };

export const MANDATE_NOTICES = {
  ...mailedAs('confirmations', {
    mandateProposed: plainNotice<NoValues>(text.proposedTitle, text.proposed),
    representedInvited: entryNotice<Represented>(text.confirmForTitle, ({ entry }) => entry),
    representedImport: ({ represented, day, ...imported }: RepresentedImport) => ({
      title: day ? text.confirmForByTitle({ represented, day: formatDay(day) }) : text.confirmForTitle({ represented }),
      message: text.namedInImport(imported),
    }),
  }),
  ...mailedAs('claims', {
    contestedForYou: entryNotice<EntryName>(text.contestedForYouTitle, ({ entry }) => entry),
  }),
  ...mailedAs('deadlines', {
    representedReminder: ({ represented, day, ...entry }: Represented & { day: string }) => ({
      title: text.confirmForByTitle({ represented, day: formatDay(day) }),
      message: formatName(entry),
    }),
  }),
  ...mailedAs('updates', {
    mandateConfirmed: plainNotice<NoValues>(text.confirmedTitle, text.confirmed),
    mandateDeclined: plainNotice<NoValues>(text.declinedTitle, text.declined),
    mandateEnded: plainNotice<NoValues>(text.endedTitle, text.ended),
    mandateWithdrawn: plainNotice<NoValues>(text.withdrawnTitle, text.withdrawn),
    confirmedForYou: entryNotice<EntryName>(text.confirmedForYouTitle, ({ entry }) => entry),
    representedRecalled: entryNotice<Represented>(entryText.recalledTitle, text.recalledFor),
    representedLapsed: entryNotice<Represented>(entryText.lapsedTitle, text.lapsedFor),
    representedWithdrawn: entryNotice<Represented>(
      ({ isWork }) => (isWork ? entryText.workWithdrawnTitle() : entryText.recordingWithdrawnTitle()),
      text.withdrawnFor,
    ),
  }),
};

interface RepresentedImport {
  readonly represented: string;
  readonly subject: ImportSubjectId;
  readonly file: string;
  readonly count: number;
  /** Of a reminder. */
  readonly day: string | null;
}
