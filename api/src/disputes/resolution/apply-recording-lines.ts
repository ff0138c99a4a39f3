import { contributorLines, differencesOf } from '@counterpoint/domain/oppositions';
import {
  type CaseLine,
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_ROLES,
  type RecordingDetails,
} from '@counterpoint/domain/schemas';
import { resolveRemovals } from '../../catalogue/entry/confirmation/confirmation-repository.ts';
import { RECORDINGS, type RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { insertEntryEvent } from '../../catalogue/entry/entry-repository.ts';
import { readForSociety } from '../../catalogue/entry/open-entry.ts';
import { recordChangeBySociety } from '../../catalogue/entry/record-change.ts';
import { insertActiveRevision, rewriteLine } from '../../catalogue/recordings/claims/claim-revision-repository.ts';
import { changeOfRecording } from '../../catalogue/recordings/recording-definition.ts';
import { type RightRow, readRights } from '../../catalogue/recordings/recording-lines-repository.ts';
import { readPartyMembers } from '../../parties/named-party-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/act.ts';
import type { StoredCase } from '../case/locked-case.ts';
import { readPendingRights, readRightsInForce } from '../overlaps/claimed-lines-repository.ts';
import { changedRights } from './laid-rights.ts';
import {
  changeContributor,
  confirmRights,
  insertContributor,
  insertLaidLines,
  type Part,
  readContributorPlaces,
  removeContributors,
} from './recording-line-repository.ts';

interface Applying {
  readonly stored: StoredCase;
  readonly lines: readonly CaseLine[];
  readonly responseDays: number;
}

/**
 * Writes what a case about a recording came to: a new version in force, and the same in the version that is drafted or
 * waits beside it; where the case is about that version, only in that one. The recording must be locked, and the case
 * closed before. Gives the members who have a line.
 */
export async function applyRecordingLines(
  tx: Tx,
  act: AnyAct,
  { stored, lines, responseDays }: Applying,
): Promise<string[]> {
  const { id } = stored.object;
  const change = changeOfRecording(tx, act);
  const shown = await readForSociety(change, id);
  if (!shown) return [];
  const { details: before, viewer } = shown;
  const writing = { act, stored, lines };
  if (stored.contested_revision === null) {
    // Who submitted it stands for a version that nobody writes alone.
    const by = { actor: act.actor ?? { accountId: '', ...viewer }, at: act.at };
    const key = await insertActiveRevision(tx, by, { ...before, note: `What case ${stored.number} came to.` });
    await write(tx, writing, { key, details: before, which: 'shown' });
    await insertEntryEvent(change, key, { type: 'registered' });
  } else if (before.revision === stored.contested_revision)
    await write(tx, writing, { key: before, details: before, which: 'shown' });
  const pending = before.pending_revision === null ? null : await readForSociety(change, id, 'pending');
  const isConcerned = stored.contested_revision === null || stored.contested_revision === pending?.details.revision;
  if (pending && isConcerned)
    await write(tx, writing, { key: pending.details, details: pending.details, which: 'pending' });
  if (before.state === 'registered')
    await publishEvent(tx, 'recording.rights_changed', { recordingId: id, act, responseDays });
  const memberIds = await membersIn(tx, lines);
  await recordChangeBySociety(change, { id, action: 'settle_case', before, viewer, memberIds });
  return memberIds;
}

interface Writing {
  readonly act: AnyAct;
  readonly stored: StoredCase;
  readonly lines: readonly CaseLine[];
}

interface Version {
  readonly key: RevisionKey;
  readonly details: RecordingDetails;
  readonly which: 'shown' | 'pending';
}

async function write(tx: Tx, writing: Writing, version: Version): Promise<void> {
  const { act, stored } = writing;
  if (stored.kind === 'performer_line_up') return writeLineUp(tx, writing, version);
  await writeRights(tx, writing, version);
  if (version.details.state === 'draft') return;
  const partyIds = stored.parties.map(({ party_id }) => party_id);
  const { id, revision } = version.key;
  await confirmRights(tx, version.key, { partyIds, at: act.at });
  await resolveRemovals(tx, { of: RECORDINGS, id, revision }, { partyIds, at: act.at });
}

async function writeRights(tx: Tx, { act, stored, lines }: Writing, { key, which }: Version): Promise<void> {
  const submitter = await readRightsInForce(tx, key.id);
  const rights =
    which === 'pending'
      ? await readPendingRights(tx, key.id, submitter.submitterPartyId)
      : await shownRights(tx, key.id);
  const { cuts, laid } = changedRights(stored, { lines, rights });
  for (const { line, left } of cuts) await rewriteLine(tx, key, { position: line.row.position, left });
  const isContested = stored.contested_revision !== null;
  // What others claimed of the version in force goes with every next one by itself: only what was entered is laid anew.
  const own = which === 'pending' && !isContested ? laid.filter(({ before }) => before !== undefined) : laid;
  const entered = own.map((line) => (isContested ? { ...line, claimedBy: null } : line));
  await insertLaidLines(tx, key, { lines: entered, at: act.at });
}

/** The lines that the recording shows, in whatever state it is. */
async function shownRights(tx: Tx, id: string) {
  return (await readRights(tx, [id])).map(asClaimed);
}

function asClaimed(row: RightRow) {
  const { uses, share, territories, valid_from: from, valid_to: to, party_id } = row;
  const who = { partyId: party_id, answeredBy: party_id, holderName: '' };
  return { uses, share, territories, from, to, ...who, row };
}

async function writeLineUp(tx: Tx, { stored, lines }: Writing, { key, details }: Version): Promise<void> {
  const standing = contributorLines(details.contributors).map(({ key: name }) => name);
  const places = await readContributorPlaces(tx, key);
  const placeOf = (name: string) => places[standing.indexOf(name)];
  const gone: number[] = [];
  for (const { line, before, after } of differencesOf(stored.registered_lines, lines)) {
    const position = placeOf(line.key);
    if (after === 0) gone.push(...(position === undefined ? [] : [position]));
    else if (position !== undefined) await changeContributor(tx, key, { position, ...partOf(line) });
    else if (before === 0)
      await insertContributor(tx, key, { partyId: line.party_id, name: line.name, ...partOf(line) });
  }
  await removeContributors(tx, key, gone);
}

/** `non_featured:bass_guitar`, or the part alone. */
function partOf({ role }: CaseLine): Part {
  const [part, played] = (role ?? '').split(':');
  return {
    category: CONTRIBUTOR_CATEGORIES.find((each) => each === part) ?? 'other',
    roles: CONTRIBUTOR_ROLES.filter((each) => each === played),
  };
}

async function membersIn(tx: Tx, lines: readonly CaseLine[]): Promise<string[]> {
  const ids = lines.flatMap(({ party_id }) => party_id ?? []);
  const members = await readPartyMembers(tx, [...new Set(ids)]);
  return [...members.values()].flatMap((memberId) => memberId ?? []);
}
