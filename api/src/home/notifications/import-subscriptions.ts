import type { ObjectLink } from '@counterpoint/domain/schemas/home';
import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import { WORLD } from '@counterpoint/domain/territories';
import type { NamedMember } from '../../interchange/imports/import-subject.ts';
import { answeringMandates } from '../../members/mandates/mandate-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

export const IMPORT_SUBSCRIPTIONS = {
  'import.confirmations_requested': async (tx, event) => {
    const { importId, fileName: file, subject, importerId, named, performers, at } = event;
    const link = linkOf(subject, importId);
    const notices = named.map(({ member_id, works: count }) => ({
      memberId: member_id,
      kind: 'confirm_shares' as const,
      senderId: importerId,
      link,
      text: { id: 'importConfirmation' as const, values: { subject, file, count } },
    }));
    const lineUps = performers.map(({ member_id, works: count }) => ({
      memberId: member_id,
      kind: 'recording_names_you' as const,
      senderId: importerId,
      link,
      text: { id: 'importedLineUps' as const, values: { file, count } },
    }));
    const represented = await noticesToRepresentatives(tx, { file, subject, named, importerId, day: null, at });
    await notify(tx, [...notices, ...lineUps, ...represented], at);
  },
  'import.confirmations_due': async (tx, { importId, fileName: file, subject, named, confirmBy, at }) => {
    const day = calendarOf(tx).dayOf(confirmBy);
    const notices = named.map(({ member_id, works: count }) => ({
      memberId: member_id,
      kind: 'confirm_reminder' as const,
      senderId: null,
      link: linkOf(subject, importId),
      text: { id: 'importReminder' as const, values: { subject, file, count, day } },
    }));
    const represented = await noticesToRepresentatives(tx, { file, subject, named, importerId: null, day, at });
    await notify(tx, [...notices, ...represented], at);
  },
  'import.ended': (tx, { importId, fileName: file, subject, importerId, isWhole, written: count, claimed, at }) => {
    const notice = {
      memberId: importerId,
      kind: 'import_done' as const,
      senderId: null,
      link: linkOf(subject, importId),
      text: { id: 'importEnded' as const, values: { subject, file, count, isWhole, claimed } },
    };
    return notify(tx, [notice], at);
  },
} satisfies Partial<Subscribers>;

interface RepresentedNames {
  readonly file: string;
  readonly subject: ImportSubjectId;
  readonly named: readonly NamedMember[];
  /** Null in a reminder. */
  readonly importerId: string | null;
  readonly day: string | null;
  readonly at: Date;
}

/** To those who can answer for members named in an import. Shares in works apply worldwide, and so must the mandate. */
async function noticesToRepresentatives(
  tx: Tx,
  { file, subject, named, importerId, day, at }: RepresentedNames,
): Promise<Notice[]> {
  const counts = new Map(named.map(({ member_id, works }) => [member_id, works]));
  const mandates = await answeringMandates(tx, { representedIds: [...counts.keys()], day: calendarOf(tx).dayOf(at) });
  return mandates
    .filter(({ territory }) => subject === 'recording' || territory === WORLD)
    .map((mandate) => ({
      memberId: mandate.representative_id,
      kind: day ? 'confirm_reminder' : 'confirm_shares',
      senderId: importerId,
      link: { type: 'mandate', id: mandate.id },
      text: {
        id: 'representedImport',
        values: { subject, file, count: counts.get(mandate.represented_id) ?? 0, represented: mandate.name, day },
      },
      isOwnAct: mandate.representative_id === importerId,
    }));
}

function linkOf(subject: ImportSubjectId, id: string): ObjectLink {
  return { type: subject === 'composition' ? 'work_import' : 'recording_import', id };
}
