import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import * as entryText from '../../../messages/entry-notices.generated.ts';
import * as text from '../../../messages/mandate-notices.generated.ts';
import { formatDay } from '../../../platform/time/format.ts';
import { type EntryName, formatName } from './entry-notices.ts';

type NoValues = Readonly<Record<string, never>>;

export const MANDATE_NOTICES = {
  mandateProposed: (_: NoValues, sender: string) => ({
    title: text.proposedTitle({ sender }),
    message: text.proposed(),
  }),
  mandateConfirmed: (_: NoValues, sender: string) => ({
    title: text.confirmedTitle({ sender }),
    message: text.confirmed(),
  }),
  mandateDeclined: (_: NoValues, sender: string) => ({
    title: text.declinedTitle({ sender }),
    message: text.declined(),
  }),
  mandateEnded: (_: NoValues, sender: string) => ({
    title: text.endedTitle({ sender }),
    message: text.ended(),
  }),
  mandateWithdrawn: (_: NoValues, sender: string) => ({
    title: text.withdrawnTitle({ sender }),
    message: text.withdrawn(),
  }),
  confirmedForYou: (entry: EntryName, sender: string) => ({
    title: text.confirmedForYouTitle({ sender }),
    message: formatName(entry),
  }),
  contestedForYou: (entry: EntryName, sender: string) => ({
    title: text.contestedForYouTitle({ sender }),
    message: formatName(entry),
  }),
  representedInvited: ({ represented, ...entry }: EntryName & { represented: string }) => ({
    title: text.confirmForTitle({ represented }),
    message: formatName(entry),
  }),
  representedReminder: ({ represented, day, ...entry }: EntryName & { represented: string; day: string }) => ({
    title: text.confirmForByTitle({ represented, day: formatDay(day) }),
    message: formatName(entry),
  }),
  representedRecalled: ({ represented, ...entry }: EntryName & { represented: string }) => ({
    title: entryText.recalledTitle(),
    message: text.recalledFor({ entry: formatName(entry), represented }),
  }),
  representedLapsed: ({ represented, ...entry }: EntryName & { represented: string }) => ({
    title: entryText.lapsedTitle(),
    message: text.lapsedFor({ entry: formatName(entry), represented }),
  }),
  representedWithdrawn: ({ represented, ...entry }: EntryName & { represented: string }) => ({
    title: entry.isWork ? entryText.workWithdrawnTitle() : entryText.recordingWithdrawnTitle(),
    message: text.withdrawnFor({ entry: formatName(entry), represented }),
  }),
  representedImport: ({ represented, day, ...imported }: RepresentedImport) => ({
    title: day ? text.confirmForByTitle({ represented, day: formatDay(day) }) : text.confirmForTitle({ represented }),
    message: text.namedInImport(imported),
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
