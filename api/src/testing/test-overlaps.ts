import {
  type DoubleClaim,
  ownRightLine,
  type RecordingDetails,
  type RightsClaim,
} from '@counterpoint/domain/schemas/recordings';
import type { TestMember } from './test-api.ts';
import { aRight, recordingAs, registerRecording } from './test-recordings.ts';
import { newKey } from './test-works.ts';

const statement = 'We took the catalogue over in January.';

/** Half of broadcasting in Ghana from March to the end of 2026, with a test's changes. */
export function aClaim(sketch: Partial<RightsClaim['lines'][number]> = {}): RightsClaim {
  const { party_id: _, ...terms } = aRight('', { uses: ['broadcast'], share: 5000 });
  const inGhana = { territories: [{ territory: '0288', is_included: true }] };
  const line = { ...terms, ...inGhana, valid_from: '2026-03-01', valid_to: '2026-12-31', ...sketch };
  return { lines: [ownRightLine.parse(line)], statement };
}

/** A member claims rights in a recording. */
export function claimRights(member: TestMember, id: string, payload: RightsClaim = aClaim()) {
  return member.inject('POST', `/recordings/${id}/rights-claims`, { headers: newKey(), payload });
}

/** A recording in which this member holds 80% of all rights everywhere, and another claims half of those in Ghana. */
export async function aDoubleClaim(holder: TestMember, claimant: TestMember, title: string): Promise<RecordingDetails> {
  const rights = [aRight(holder.partyId, { share: 8000 })];
  const duration = { display_artist: 'Adwoa Boateng', duration_s: 222, p_line_year: 2024, p_line: 'Boateng Sounds' };
  const { id } = await registerRecording(holder, { title, ...duration, rights });
  const claimed = await claimRights(claimant, id);
  if (claimed.statusCode !== 201) throw new Error(`The claim was refused: ${claimed.body}`);
  return recordingAs(holder, id);
}

/** A member's overlaps, from their list. */
export async function doubleClaimsOf(member: TestMember, query = ''): Promise<DoubleClaim[]> {
  const answer = await member.inject('GET', `/double-claims?per_page=100${query}`);
  if (answer.statusCode !== 200) throw new Error(`The overlaps are not listed: ${answer.body}`);
  return answer.json().data.items;
}

/** The overlap of one recording. */
export async function doubleClaimOf(member: TestMember, recordingId: string): Promise<DoubleClaim | undefined> {
  return (await doubleClaimsOf(member, `&recording_id=${recordingId}`))[0];
}

/** One response to these overlaps; returns the results. */
export async function answerOverlaps(
  member: TestMember,
  overlaps: readonly (DoubleClaim | undefined)[],
  payload: object,
): Promise<string[]> {
  const items = overlaps.flatMap((overlap) =>
    overlap ? [{ opposition_id: overlap.opposition_id, version: overlap.version }] : [],
  );
  const answer = await member.inject('POST', '/double-claims/answers', { payload: { items, ...payload } });
  if (answer.statusCode !== 200) throw new Error(`The answer was refused: ${answer.body}`);
  return answer.json().data.items.map(({ outcome }: { outcome: string }) => outcome);
}
