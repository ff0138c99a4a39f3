import { type ShownParty, shareText } from '@counterpoint/area-ui/draft-text';
import type { PickedParty } from '@counterpoint/area-ui/parties';
import type { Party } from '@counterpoint/domain/schemas/parties';
import { type ContributorCategory, FEATURED_CATEGORIES } from '@counterpoint/domain/schemas/recordings';
import { evenSplit, FULL_SHARE, formatShare, isFullTotal, parseShare } from '@counterpoint/domain/shares';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { type ContributorValues, contributorValues } from '../../../ui/draft/line-values.ts';

export function lineFor({ id, name, ipi_name_number, is_member, is_me }: Party): ContributorValues {
  return lineOf(id, { name, ipi_name_number, is_member, is_me });
}

/** The member as a featured performer, which an artist of the recording is. */
export function lineOfArtist({ id, ...party }: PickedParty): ContributorValues {
  return { ...lineOf(id, party), category: 'contracted_featured' };
}

/** Compares whole names, ignoring case: "Ama" isn't proposed for "Ama Mensah". */
export function isArtist(names: readonly string[], { display_artist, main_artists }: Artists): boolean {
  const artists = [display_artist, ...main_artists.map(({ name }) => name)].map(plain);
  return names.map(plain).some((name) => name !== '' && artists.includes(name));
}

type Artists = Pick<DraftValues, 'display_artist' | 'main_artists'>;

function plain(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

export function lineByName(name: string): ContributorValues {
  return { ...lineOf(null, { name, ipi_name_number: null, is_member: false, is_me: false }), name };
}

function lineOf(partyId: string | null, party: ShownParty): ContributorValues {
  return contributorValues.parse({ party_id: partyId, category: 'non_featured', party });
}

export function isFeatured(category: ContributorCategory): boolean {
  return FEATURED_CATEGORIES.includes(category);
}

export interface FeaturedTotal {
  readonly total: number;
  readonly isComplete: boolean;
  readonly words: string;
}

/** Featured shares add up to 100%, or none is given. */
export function featuredTotal(lines: readonly ContributorValues[]): FeaturedTotal | null {
  const given = lines.filter(({ share }) => share.trim() !== '').map(({ share }) => parseShare(share) ?? 0);
  if (given.length === 0) return null;
  const total = given.reduce((sum, share) => sum + share, 0);
  const isComplete = isFullTotal(total);
  return { total, isComplete, words: isComplete ? text.allocated() : describeMissing(FULL_SHARE - total) };
}

function describeMissing(missing: number): string {
  if (missing > 0) return text.leftToFeatured({ share: formatShare(missing) });
  return text.over({ share: formatShare(-missing) });
}

/** The remaining hundredths go to the first performers. */
export function splitFeatured(lines: readonly ContributorValues[]): ContributorValues[] {
  const places = [...lines.keys()].filter((place) => isFeatured(lines[place]?.category ?? 'other'));
  const shares = evenSplit(places.length, FULL_SHARE);
  return lines.map((line, place) => {
    const share = shares[places.indexOf(place)];
    return { ...line, share: share === undefined ? '' : shareText(share) };
  });
}
