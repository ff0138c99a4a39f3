import type { RecordingDetails, RightView } from '@counterpoint/domain/schemas';
import { type RightValues, rightValues } from '../../../ui/rights/right-values.ts';

/** A line that one claimed, as it is typed. */
export function asValues(line: RightView): RightValues {
  const { name, is_member, is_me } = line;
  return rightValues.parse({ ...line, party: { name, ipi_name_number: null, is_member, is_me } });
}

/** What is held beside a claim: when a claim is changed, without the claim itself. */
export function claimedBeside({ rights }: RecordingDetails, isChange: boolean): RightView[] {
  return isChange ? rights.filter(({ is_me, is_claim }) => !(is_me && is_claim)) : [...rights];
}
