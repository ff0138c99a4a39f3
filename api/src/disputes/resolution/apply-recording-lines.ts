import { contributorLines, differencesOf, passedCredits, rebaseLines, releaseWithin } from '@counterpoint/domain/cases';
import { toRightsLine } from '@counterpoint/domain/recording-rights';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_ROLES,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import {
  contestOwn,
  readContested,
  resolveRemovals,
} from '../../catalogue/entry/confirmation/confirmation-repository.ts';
import { RECORDINGS, type RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { insertEntryEvent } from '../../catalogue/entry/entry-repository.ts';
import { readForSociety, recordChangeBySociety } from '../../catalogue/entry/record-change.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import {
  changeContributor,
  confirmRights,
  insertActiveRevision,
  insertContributor,
  insertOutcomeLines,
  type Part,
  passCredit,
  readContributorPlaces,
  removeLines,
  rewriteLine,
} from '../../catalogue/recordings/line-changes-repository.ts';
import { changeOfRecording } from '../../catalogue/recordings/recording-definition.ts';
import { type RightRow, readRights } from '../../catalogue/recordings/recording-lines-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';
import type { Outcome, OutcomeInput } from './apply-work-lines.ts';
import { changedRights, linesHeldIn } from './outcome-rights.ts';

interface Version {
  readonly key: RevisionKey;
  readonly selector: 'shown' | 'pending';
}

interface VersionDetails extends Version {
  readonly details: RecordingDetails;
}

/** Writes an outcome that isn't a list of lines: parties of an overlap release what exceeds 100%. */
export type WriteRights = (tx: Tx, version: Version) => Promise<void>;

interface RecordingOutcomeInput extends OutcomeInput, Pick<OutcomeContext, 'writeRights'> {}

/**
 * Also updates a draft or pending revision, but a contest changes only its own. Lock the recording, close the case
 * first.
 */
export async function applyRecordingLines(
  tx: Tx,
  act: AnyAct,
  { stored, memberIds, ...outcome }: RecordingOutcomeInput,
): Promise<void> {
  const { id } = stored.object;
  const change = changeOfRecording(tx, act);
  const shown = await readForSociety(change, id);
  if (!shown) return;
  const { details: before, viewer } = shown;
  const writing = { act, stored, ...outcome };
  if (stored.contested_revision === null) {
    // The society has no account, so the submitter is the author.
    const by = { actor: act.actor ?? { accountId: '', ...viewer }, at: act.at };
    const key = await insertActiveRevision(tx, by, { ...before, note: systemNote('case_outcome', stored.number) });
    await write(tx, writing, { key, details: before, selector: 'shown' });
    await insertEntryEvent(change, key, { type: 'registered' });
  } else if (before.revision === stored.contested_revision)
    await write(tx, writing, { key: before, details: before, selector: 'shown' });
  const pending = before.pending_revision === null ? null : await readForSociety(change, id, 'pending');
  const isConcerned = stored.contested_revision === null || stored.contested_revision === pending?.details.revision;
  if (pending && isConcerned)
    await write(tx, writing, { key: pending.details, details: pending.details, selector: 'pending' });
  if (before.state === 'registered') await publishEvent(tx, 'recording.rights_changed', { recordingId: id, act });
  await recordChangeBySociety(change, { id, action: 'settle_case', before, viewer, memberIds });
}

interface OutcomeContext extends Outcome {
  readonly act: AnyAct;
  readonly stored: StoredCase;
  readonly writeRights?: WriteRights | undefined;
}

async function write(tx: Tx, writing: OutcomeContext, version: VersionDetails): Promise<void> {
  const { act, stored } = writing;
  if (stored.kind === 'performer_line_up') return writeLineUp(tx, writing, version);
  if (writing.writeRights) await writing.writeRights(tx, version);
  else await writeOutcome(tx, writing, version);
  // In a pending revision the parties have agreed to what the case changes, and to nothing else.
  if (version.details.state === 'draft' || isAmendment(stored, version)) return;
  const partyIds = stored.parties.map(({ party_id }) => party_id);
  const { id, revision } = version.key;
  const rights = await readRights(tx, [id], version.selector);
  const positions = rights.filter(isAgreedIn(stored)).map(({ position }) => position);
  await confirmRights(tx, version.key, { positions, at: act.at });
  await resolveRemovals(tx, { entryKind: RECORDINGS, id, revision }, { partyIds, at: act.at });
}

/** The parties have agreed to their lines within the scope; claimants who contested a revision, to all in it. */
function isAgreedIn({ parties, scope, contested_revision }: StoredCase): (row: RightRow) => boolean {
  const sideOf = new Map(parties.map(({ party_id, side }) => [party_id, side]));
  return (row) => {
    const side = sideOf.get(row.party_id);
    if (side === undefined) return false;
    const hasContested = contested_revision !== null && side === 'claimant';
    return hasContested || releaseWithin([toRightsLine(row)], scope ?? []).length === 0;
  };
}

function isAmendment({ contested_revision }: StoredCase, { selector }: Version): boolean {
  return selector === 'pending' && contested_revision === null;
}

async function writeOutcome(tx: Tx, writing: OutcomeContext, version: VersionDetails): Promise<void> {
  const { act, stored } = writing;
  const { key, selector } = version;
  const rights = (await readRights(tx, [key.id], selector)).map((row) => ({ ...toRightsLine(row), row }));
  const isOfAmendment = isAmendment(stored, version);
  const outcome = isOfAmendment ? rebaseOnAmendment(writing, version.details) : writing;
  const { cuts, added } = changedRights(stored, { ...outcome, rights });
  const amended = { entryKind: RECORDINGS, id: key.id, revision: key.revision };
  const contests = isOfAmendment ? await readContested(tx, amended) : [];
  for (const { line, left } of cuts) await rewriteLine(tx, key, { position: line.row.position, remaining: left });
  const isContested = stored.contested_revision !== null;
  // Members' claims are carried to later revisions automatically.
  const own = isOfAmendment ? added.filter(({ before, claimedBy }) => before || claimedBy === null) : added;
  const isAsking = version.details.state === 'awaiting_confirmation' && !isOfAmendment;
  const isAsked = (partyId: string) =>
    contests.some(({ party_id }) => party_id === partyId) ||
    (isAsking && !stored.parties.some(({ party_id }) => party_id === partyId)) ||
    (isOfAmendment && rights.some(({ row }) => row.party_id === partyId && row.confirmation === 'invited'));
  const entered = own.map((line) => ({
    ...line,
    ...(isContested && { claimedBy: null }),
    ...(isAsked(line.party_id) && { confirmation: 'invited' as const }),
  }));
  await insertOutcomeLines(tx, key, { lines: entered, at: act.at });
  for (const { party_id: partyId, contest_reason: reason } of contests)
    await contestOwn(tx, amended, { partyId, reason: reason ?? '' });
}

/** The case's gains and losses, unless they are impossible together with what the amendment changes. */
function rebaseOnAmendment({ stored, registered, lines }: OutcomeContext, { rights }: RecordingDetails): Outcome {
  const current = linesHeldIn(stored, rights);
  const rebased = rebaseLines({ registered, after: lines, current });
  return rebased ? { registered: current, lines: rebased } : { registered, lines };
}

async function writeLineUp(
  tx: Tx,
  { registered, lines }: OutcomeContext,
  { key, details }: VersionDetails,
): Promise<void> {
  const present = contributorLines(details.contributors).map(({ key: name }) => name);
  const places = await readContributorPlaces(tx, key);
  const placeOf = (name: string) => places[present.indexOf(name)];
  const credits = passedCredits(registered, lines);
  const gone: number[] = [];
  const passed = new Set<number>();
  for (const { line, before, after } of differencesOf(registered, lines)) {
    const position = placeOf(line.key);
    const credit = placeOf(credits.get(line.key)?.key ?? '');
    const performer = { partyId: line.party_id, name: line.name };
    if (after === 0 && position !== undefined) gone.push(position);
    else if (position !== undefined) await changeContributor(tx, key, { position, ...partOf(line) });
    else if (before === 0 && credit !== undefined) {
      await passCredit(tx, key, { position: credit, ...performer });
      passed.add(credit);
    } else if (before === 0) await insertContributor(tx, key, { ...performer, ...partOf(line) });
  }
  await removeLines(
    tx,
    { table: 'recording_contributor', ...key },
    gone.filter((position) => !passed.has(position)),
  );
}

/** `non_featured:bass_guitar`, or the category alone. */
function partOf({ role }: CaseLine): Part {
  const [part, played] = (role ?? '').split(':');
  return {
    category: CONTRIBUTOR_CATEGORIES.find((each) => each === part) ?? 'other',
    roles: CONTRIBUTOR_ROLES.filter((each) => each === played),
  };
}
