import { lineWithParty, typed, typedShare } from '@counterpoint/area-ui/draft-text';
import type { PickedParty } from '@counterpoint/area-ui/parties';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import {
  type OwnRightLine,
  RIGHTS_HOLDER_ROLES,
  type RightLine,
  type RightView,
} from '@counterpoint/domain/schemas/recordings';
import { typedHundredths } from '@counterpoint/domain/shares';
import { WORLD } from '@counterpoint/domain/territories';
import * as z from 'zod/mini';

export const rightValues = lineWithParty({
  party_id: z.string(),
  role: z.enum(RIGHTS_HOLDER_ROLES),
  uses: z.array(z.enum(USE_TYPES)),
  share: typedShare,
  territories: z.array(z.object({ is_included: z.boolean(), territory: z.string() })),
  valid_from: typed,
  valid_to: typed,
  source: typed,
  is_controlled_by_third_party: z.boolean(),
  /** Claimed by its holder apart from the submitter: shown and counted, but read-only. */
  is_claim: z._default(z.boolean(), false),
});
export type RightValues = z.infer<typeof rightValues>;

/** An invalid share is sent as it is, so that the schema rejects it. */
export function toRightLine({ party: _party, is_claim: _isClaim, ...line }: RightValues): RightLine {
  const { share, valid_to, source } = line;
  return { ...line, share: typedHundredths(share), valid_to: valid_to || null, source: source || null };
}

export function toOwnLine(values: RightValues): OwnRightLine {
  const { party_id: _, ...line } = toRightLine(values);
  return line;
}

export function valuesOf(line: RightView): RightValues {
  return rightValues.parse(line);
}

export function newRight({ id, ...party }: PickedParty, from = ''): RightValues {
  return rightValues.parse({
    party_id: id,
    party,
    role: 'producer',
    uses: USE_TYPES,
    territories: [{ is_included: true, territory: WORLD }],
    valid_from: from,
    is_controlled_by_third_party: false,
  });
}
