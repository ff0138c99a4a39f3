import type { ObjectLink } from '@counterpoint/domain/schemas/home';
import { WORLD } from '@counterpoint/domain/territories';
import type { NamedMember } from '../../interchange/imports/import-subject.ts';
import { answeringMandates } from '../../members/mandates/mandate-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents, Subscribers } from '../../platform/events/events.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import type { Notice } from './notification-repository.ts';
import { notify } from './notification-service.ts';

export const IMPORT_SUBSCRIPTIONS = {
  'import.confirmations_requested': async (tx, event) => {
    const { fileName: file, subject, importerId, named, performers, at } = event;
    const sent = { senderId: importerId, link: linkOf(event) };
    const notices = toNotices(named, (count) => {
      return { ...sent, text: { id: 'importConfirmation', values: { subject, file, count } } };
    });
    const lineUps = toNotices(performers, (count) => {
      return { ...sent, text: { id: 'importedLineUps', values: { file, count } } };
    });
    const represented = await noticesToRepresentatives(tx, event, { importerId, day: null });
    await notify(tx, [...notices, ...lineUps, ...represented], at);
  },
  'import.confirmations_due': async (tx, event) => {
    const { fileName: file, subject, named, confirmBy, at } = event;
    const day = calendarOf(tx).dayOf(confirmBy);
    const sent = { senderId: null, link: linkOf(event) };
    const notices = toNotices(named, (count) => {
      return { ...sent, text: { id: 'importReminder', values: { subject, file, count, day } } };
    });
    const represented = await noticesToRepresentatives(tx, event, { importerId: null, day });
    await notify(tx, [...notices, ...represented], at);
  },
  'import.ended': (tx, event) => {
    const { fileName: file, subject, importerId: memberId, isWhole, written: count, claimed, at } = event;
    const text = { id: 'importEnded' as const, values: { subject, file, count, isWhole, claimed } };
    return notify(tx, [{ memberId, senderId: null, link: linkOf(event), text }], at);
  },
} satisfies Partial<Subscribers>;

function toNotices(named: readonly NamedMember[], noticeOf: (count: number) => Omit<Notice, 'memberId'>): Notice[] {
  return named.map(({ member_id: memberId, works }) => ({ memberId, ...noticeOf(works) }));
}

type NamingEvent = Pick<DomainEvents['import.confirmations_due'], 'fileName' | 'subject' | 'named' | 'at'>;

/** To those who can answer for members named in an import. Shares in works apply worldwide, and so must the mandate. */
async function noticesToRepresentatives(
  tx: Tx,
  { fileName: file, subject, named, at }: NamingEvent,
  { importerId, day }: { readonly importerId: string | null; readonly day: string | null },
): Promise<Notice[]> {
  const counts = new Map(named.map(({ member_id, works }) => [member_id, works]));
  const mandates = await answeringMandates(tx, { representedIds: [...counts.keys()], day: calendarOf(tx).dayOf(at) });
  return mandates
    .filter(({ territory }) => subject === 'recording' || territory === WORLD)
    .map((mandate) => ({
      memberId: mandate.representative_id,
      senderId: importerId,
      link: { type: 'mandate', id: mandate.id },
      text: {
        id: 'representedImport',
        values: { subject, file, count: counts.get(mandate.represented_id) ?? 0, represented: mandate.name, day },
      },
      isOwnAct: mandate.representative_id === importerId,
    }));
}

function linkOf({ subject, importId: id }: Pick<DomainEvents['import.ended'], 'subject' | 'importId'>): ObjectLink {
  return { type: subject === 'composition' ? 'work_import' : 'recording_import', id };
}
