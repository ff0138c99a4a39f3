import {
  type Asking,
  describeContesting,
  describeInvited,
  describeNonMembers,
  stillContesting,
} from '@counterpoint/catalogue/review';
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
  const asked = touched ?? invitedMembers(lines);
  const contesting = stillContesting(asking, { invited: asked, named: namesOf(lines) });
  const invited = [...new Set([...asked, ...contesting])];
  const outside = namesOf(lines.filter(({ party_id, party }) => party_id && !party.is_member)).filter(
    (name) => !invited.includes(name),
  );
  const terms = { what: 'work', isAmendment: touched !== null } as const;
  return [
    describeInvited(invited, { ...terms, deadline: asking.deadline }),
    describeContesting(contesting, terms),
    describeNonMembers(outside),
    outside.length > 0 ? text.inviteLater() : '',
    describeIswc(writers),
  ].filter((sentence) => sentence !== '');
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
