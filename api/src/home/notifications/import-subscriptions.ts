import type { ObjectLink } from '@counterpoint/domain/schemas/home';
import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import type { Subscribers } from '../../platform/events/events.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { notify } from './notification-service.ts';

export const IMPORT_SUBSCRIPTIONS = {
  'import.confirmations_requested': (tx, { importId, fileName: file, subject, importerId, named, at }) => {
    const notices = named.map(({ member_id, works: count }) => ({
      memberId: member_id,
      kind: 'confirm_shares' as const,
      senderId: importerId,
      link: linkOf(subject, importId),
      text: { id: 'importConfirmation' as const, values: { subject, file, count } },
    }));
    return notify(tx, notices, at);
  },
  'import.confirmations_due': (tx, { importId, fileName: file, subject, named, confirmBy, at }) => {
    const day = calendarOf(tx).dayOf(confirmBy);
    const notices = named.map(({ member_id, works: count }) => ({
      memberId: member_id,
      kind: 'confirm_reminder' as const,
      senderId: null,
      link: linkOf(subject, importId),
      text: { id: 'importReminder' as const, values: { subject, file, count, day } },
    }));
    return notify(tx, notices, at);
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

function linkOf(subject: ImportSubjectId, id: string): ObjectLink {
  return { type: subject === 'composition' ? 'work_import' : 'recording_import', id };
}
