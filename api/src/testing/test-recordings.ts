import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails, RecordingDraftInput } from '@counterpoint/domain/schemas/recordings';
import { type Action, postAction, postedAction } from './post-action.ts';
import type { TestMember } from './test-api.ts';
import { newKey } from './test-works.ts';

type VersionedEntry = Pick<RecordingDetails, 'id' | 'version'>;

/** A complete draft of a recording: these members hold equal shares in all uses everywhere from 2024 on. */
export function aRecordingDraft(
  title: string,
  ...holders: readonly { readonly partyId: string }[]
): RecordingDraftInput & { title: string } {
  const share = holders.length > 0 ? Math.floor(10_000 / holders.length) : 0;
  return {
    title,
    display_artist: 'Adwoa Boateng',
    duration_s: 222,
    p_line_year: 2024,
    p_line: 'Boateng Sounds',
    contributors: [{ name: 'Adwoa Boateng', category: 'contracted_featured', roles: ['lead_vocals'] }],
    rights: holders.map(({ partyId }) => aRight(partyId, { share })),
  };
}

/** A line with all uses everywhere from 2024 on, with a test's changes. */
export function aRight(
  party_id: string,
  sketch: Partial<NonNullable<RecordingDraftInput['rights']>[number]> = {},
): NonNullable<RecordingDraftInput['rights']>[number] {
  return {
    party_id,
    role: 'producer',
    share: 10_000,
    valid_from: '2024-01-01',
    uses: [...USE_TYPES],
    territories: [{ territory: '2136' }],
    ...sketch,
  };
}

/** Headers of a change of a recording. */
export function changingRecording({ version }: Pick<VersionedEntry, 'version'>) {
  return { ...newKey(), 'if-match': `"${version}"` };
}

/** Stores a draft as this member. */
export async function storeRecordingDraft(member: TestMember, payload: RecordingDraftInput): Promise<RecordingDetails> {
  const answer = await member.inject('POST', '/recordings', { headers: newKey(), payload });
  if (answer.statusCode !== 201) throw new Error(`The draft was not stored: ${answer.body}`);
  return answer.json().data;
}

const versionedRecording = ({ id, version }: VersionedEntry) => ({ path: `/recordings/${id}`, version });

/** Takes an action on a recording in the version that was read: `submission`, `taking-back`. */
export function actOnRecording(member: TestMember, recording: VersionedEntry, action: Action) {
  return postAction(member, versionedRecording(recording), action);
}

/** The same, expecting success; returns the recording afterwards. */
export function changeRecording(
  member: TestMember,
  recording: VersionedEntry,
  action: Action,
): Promise<RecordingDetails> {
  return postedAction(member, versionedRecording(recording), action);
}

/** Stores a draft and submits it. It becomes active at once if no member has to confirm it. */
export async function registerRecording(member: TestMember, payload: RecordingDraftInput): Promise<RecordingDetails> {
  return changeRecording(member, await storeRecordingDraft(member, payload), 'submission');
}

/** The recording as this member sees it. */
export async function recordingAs(member: TestMember, id: string, part = ''): Promise<RecordingDetails> {
  const answer = await member.inject('GET', `/recordings/${id}${part}`);
  if (answer.statusCode !== 200) throw new Error(`The recording is not shown: ${answer.body}`);
  return answer.json().data;
}

/** Submits an amendment of an active recording. */
export async function amendRecording(
  member: TestMember,
  recording: VersionedEntry,
  payload: RecordingDraftInput,
): Promise<RecordingDetails> {
  const begun = await changeRecording(member, recording, 'amendment');
  const saved = await member.inject('PUT', `/recordings/${recording.id}/amendment`, {
    headers: changingRecording(begun),
    payload,
  });
  if (saved.statusCode !== 200) throw new Error(`The new revision was not saved: ${saved.body}`);
  return changeRecording(member, saved.json().data, {
    name: 'amendment/submission',
    payload: { change_note: 'It was wrong.' },
  });
}
