import { outcomeOf } from '@counterpoint/domain/cwr/society-outcomes';
import { cwrStatusText } from '@counterpoint/domain/cwr/statuses';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { Acknowledgement } from '@counterpoint/domain/schemas/imports';
import { chakra, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import * as text from '../messages/cwr.generated.ts';

type Answer = Pick<Acknowledgement, 'status' | 'iswc' | 'messages' | 'conflicts'>;

const TONES: Partial<Record<string, StatusTone>> = {
  rejected: 'terracotta',
  conflict: 'terracotta',
  no_participation: 'amber',
  changed: 'amber',
};

export function AnswerBadge({ status }: Pick<Answer, 'status'>) {
  if (status === null) return <StatusBadge tone="blue">{text.iswcNotice()}</StatusBadge>;
  return <StatusBadge tone={TONES[outcomeOf(status) ?? ''] ?? 'blue'}>{cwrStatusText(status).label}</StatusBadge>;
}

/** The works in conflict and the society's messages. */
export function AnswerDetails({ conflicts, messages }: Pick<Answer, 'conflicts' | 'messages'>) {
  if (conflicts.length + messages.length === 0) return null;
  return (
    <chakra.ul listStyleType="disc" paddingInlineStart="5" fontSize="sm" overflowWrap="anywhere">
      {conflicts.map(({ title, number, iswc }) => (
        <li key={`${title} ${number} ${iswc}`}>
          {text.conflictsWith({
            title,
            numbers: [number, iswc && formatIswc(iswc)].filter(Boolean).join(', ') || text.noNumbers(),
          })}
        </li>
      ))}
      {messages.map(({ rule, record, text: message }) => (
        <li key={`${rule} ${record} ${message}`}>
          {record === null ? text.societyMessage({ message, rule }) : text.messageOnRecord({ message, rule, record })}
        </li>
      ))}
    </chakra.ul>
  );
}

/** Says that the society sent another ISWC than the work has. */
export function OtherIswc({ sent, current }: { readonly sent: string | null; readonly current: string | null }) {
  if (sent === null || sent === current) return null;
  const iswc = formatIswc(sent);
  return <Text fontSize="sm">{current === null ? text.iswcReturned({ iswc }) : text.otherIswcReturned({ iswc })}</Text>;
}
