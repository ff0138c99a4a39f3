import type { ImportNoun } from '../../interchange/imports/import-subject.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import { timeLeft } from './format-notice.ts';
import { notify } from './notification-service.ts';

/** What members are notified of about imports: each once for the whole import. */
export const IMPORT_SUBSCRIPTIONS = {
  'import.confirmations_requested': [
    (tx, { fileName, noun, importerId, named, at }) => {
      const notices = named.map(({ member_id, works }) => ({
        memberId: member_id,
        kind: 'confirm_shares' as const,
        senderId: importerId,
        link: null,
        title: `Confirm your shares in ${works === 1 ? `a ${noun.one}` : `${works} ${noun.many}`}`,
        message: `They were imported from the file “${fileName}”. You find them in your list under ‘Awaiting confirmation’.`,
      }));
      return notify(tx, notices, at);
    },
  ],
  'import.confirmations_due': [
    (tx, { fileName, noun, named, confirmBy, at }) => {
      const notices = named.map(({ member_id, works }) => ({
        memberId: member_id,
        kind: 'confirm_reminder' as const,
        senderId: null,
        link: null,
        title: `Confirm your shares: ${timeLeft(at, confirmBy)}`,
        message: `${works === 1 ? `1 ${noun.one}` : `${works} ${noun.many}`} of “${fileName}” will be registered without your answer`,
      }));
      return notify(tx, notices, at);
    },
  ],
  'import.ended': [
    (tx, { fileName, noun, importerId, isWhole, written, claimed, at }) => {
      const were = `${written === 1 ? 'was' : 'were'} imported${isWhole ? '' : ' before it was stopped'}`;
      const claims = claimed > 0 ? `; your rights are claimed in ${formatCount(claimed, noun)} of others` : '';
      const notice = {
        memberId: importerId,
        kind: 'import_done' as const,
        senderId: null,
        link: null,
        title: isWhole ? 'Import finished' : 'Import stopped',
        message: `${formatCount(written, noun)} of “${fileName}” ${were}${claims}`,
      };
      return notify(tx, [notice], at);
    },
  ],
} satisfies Partial<Subscribers>;

function formatCount(number: number, { one, many }: ImportNoun): string {
  return number === 1 ? `1 ${one}` : `${number.toLocaleString('en')} ${many}`;
}
