import { lineWithParty, typed, typedAs, typedLines, typedShare } from '@counterpoint/area-ui/draft-text';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { CONTRIBUTOR_CATEGORIES, CONTRIBUTOR_ROLES } from '@counterpoint/domain/schemas/recordings';
import * as z from 'zod/mini';
import * as text from '../../messages/register.generated.ts';

const contributor = lineWithParty({
  party_id: z._default(z.nullable(z.string()), null),
  /** As credited; the only name of a contributor who is not a party. */
  name: typed,
  category: z.enum(CONTRIBUTOR_CATEGORIES),
  roles: typedLines(z.enum(CONTRIBUTOR_ROLES)),
  other_roles: typed,
  performed_from: typed,
  performed_to: typed,
  country: typed,
  share: typedShare,
});

export const contributorValues = z.pipe(
  z.transform((value: unknown) => {
    if (!(value instanceof Object) || 'party' in value) return value;
    const { name, credited_as, party_id }: Record<string, unknown> = { ...value };
    return { ...value, party: value, name: party_id === null ? name : credited_as };
  }),
  contributor,
);
export type ContributorValues = z.infer<typeof contributorValues>;

export function contributorName({ name, party }: ContributorValues, place: number): string {
  return name.trim() || party.name.trim() || text.contributorNumber({ number: place + 1 });
}

export const workValues = z.object({
  composition_id: z._default(z.nullable(z.string()), null),
  title: typed,
  iswc: typedAs(formatIswc),
  writers: typed,
});
export type WorkValues = z.infer<typeof workValues>;
