import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import type { Party } from '@counterpoint/domain/schemas/parties';
import {
  type OwnRightLine,
  RIGHTS_HOLDER_ROLES,
  type RightLine,
  type RightView,
} from '@counterpoint/domain/schemas/recordings';
import { formatShareNumber, typedHundredths } from '@counterpoint/domain/shares';
import { WORLD } from '@counterpoint/domain/territories';
import * as z from 'zod/mini';

const typed = z._default(
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string(),
  ),
  '',
);
const typedShare = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? formatShareNumber(value) : (value ?? ''))),
  z.string(),
);

const shownHolder = z.object({
  name: z.string(),
  ipi_name_number: z._default(z.nullable(z.string()), null),
  is_member: z.boolean(),
  is_me: z.boolean(),
});

export const rightValues = z.pipe(
  z.transform((value: unknown) =>
    value instanceof Object && !('party' in value) ? { ...value, party: value } : value,
  ),
  z.object({
    party_id: z.string(),
    party: shownHolder,
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
  }),
);
export type RightValues = z.infer<typeof rightValues>;

/** An invalid share is sent as it is, so that the schema rejects it. */
export function toRightLine(values: RightValues): RightLine {
  const { party_id, role, uses, territories, valid_from, is_controlled_by_third_party } = values;
  return {
    party_id,
    role,
    uses,
    territories,
    valid_from,
    is_controlled_by_third_party,
    share: typedHundredths(values.share),
    valid_to: values.valid_to || null,
    source: values.source || null,
  };
}

export function toOwnLine(values: RightValues): OwnRightLine {
  const { party_id: _, ...line } = toRightLine(values);
  return line;
}

export function valuesOf(line: RightView): RightValues {
  const { name, is_member, is_me } = line;
  return rightValues.parse({ ...line, party: { name, ipi_name_number: null, is_member, is_me } });
}

export type Holder = Pick<Party, 'id' | 'name' | 'ipi_name_number' | 'is_member' | 'is_me'>;

export function newRight(
  party: Holder,
  { share = '', from = '' }: { share?: string; from?: string } = {},
): RightValues {
  const { id, name, ipi_name_number, is_member, is_me } = party;
  return {
    party_id: id,
    party: { name, ipi_name_number, is_member, is_me },
    role: 'producer',
    uses: [...USE_TYPES],
    share,
    territories: [{ is_included: true, territory: WORLD }],
    valid_from: from,
    valid_to: '',
    source: '',
    is_controlled_by_third_party: false,
    is_claim: false,
  };
}
