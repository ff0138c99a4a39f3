import { type Asking, describeSubmission } from '@counterpoint/catalogue/review';
import { someOf } from '@counterpoint/kit/text';
import * as text from '../../../messages/register-review.generated.ts';
import type { DraftValues, PublisherValues, WriterValues } from '../../../ui/draft/draft-values.ts';
import { hasUnknown, namesOf, withoutIpi } from './missing-ipi.ts';

type Line = WriterValues | PublisherValues;

export function whatHappensNext(
  { writers, publishers }: Pick<DraftValues, 'writers' | 'publishers'>,
  { touched = null, ...asking }: Asking & { readonly touched?: readonly string[] | null },
): string[] {
  const lines = [...writers, ...publishers];
  const { sentences, outside } = describeSubmission(
    {
      what: 'work',
      isAmendment: touched !== null,
      asked: touched ?? invitedMembers(lines),
      named: namesOf(lines),
      outside: namesOf(lines.filter(({ party_id, party }) => party_id && !party.is_member)),
    },
    asking,
  );
  return [...sentences, outside.length > 0 ? text.inviteLater() : '', describeIswc(writers)].filter(Boolean);
}

export function invitedMembers(lines: readonly Line[]): string[] {
  return namesOf(lines.filter(({ party }) => party.is_member && !party.is_me));
}

function describeIswc(writers: readonly WriterValues[]): string {
  if (writers.length === 0) return '';
  const missing = withoutIpi(writers);
  if (hasUnknown(writers)) return text.unknownWriter();
  if (missing.length === 0) return text.noIpiMissing();
  return text.missingIpi({ names: someOf(missing) });
}
