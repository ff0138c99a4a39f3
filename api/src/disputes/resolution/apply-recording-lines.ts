import { contributorLines, differencesOf, passedCredits, rebaseLines, releaseWithin } from '@counterpoint/domain/cases';
import { toRightsLine, withRightsLine } from '@counterpoint/domain/recording-rights';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import {
  CONTRIBUTOR_CATEGORIES,
  CONTRIBUTOR_ROLES,
  FEATURED_CATEGORIES,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import {
  contestOwn,
  readContested,
  resolveRemovals,
} from '../../catalogue/entry/confirmation/confirmation-repository.ts';
import { type Confirmation, RECORDINGS, type RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { insertEntryEvent } from '../../catalogue/entry/entry-repository.ts';
import { readForSociety, recordChangeBySociety } from '../../catalogue/entry/record-change.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { insertActiveRevision } from '../../catalogue/recordings/copy-revision-repository.ts';
import { changeOfRecording } from '../../catalogue/recordings/recording-definition.ts';
import {
  type ContributorRow,
  type NewContributor,
  type RightRow,
  readContributors,
  readRights,
  replaceContributors,
  replaceRights,
} from '../../catalogue/recordings/recording-lines-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';
import type { Outcome, OutcomeInput } from './apply-work-lines.ts';
import { changedRights, linesHeldIn, type OutcomeLine } from './outcome-rights.ts';

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

const UNCONFIRMED: readonly Confirmation[] = ['invited', 'contested', 'unconfirmed'];

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
  const isAgreed = isAgreedIn(stored);
  const confirmed = { confirmation: 'confirmed', confirmed_at: act.at, contest_reason: null } as const;
  await replaceRights(
    tx,
    version.key,
    rights.map((row) => (UNCONFIRMED.includes(row.confirmation) && isAgreed(row) ? { ...row, ...confirmed } : row)),
  );
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
  const leftOf = new Map(cuts.map(({ line, left }) => [line.row, left]));
  const kept = rights.flatMap(({ row }) => leftOf.get(row)?.map((left) => withRightsLine(row, left)) ?? [row]);
  // Members' claims are carried to later revisions automatically.
  const own = isOfAmendment ? added.filter(({ isNew, claimed_by }) => !isNew || claimed_by === null) : added;
  const isAsking = version.details.state === 'awaiting_confirmation' && !isOfAmendment;
  const isAsked = ({ party_id: partyId, confirmation }: OutcomeLine) =>
    contests.some(({ party_id }) => party_id === partyId) ||
    (isAsking && confirmation === 'unconfirmed') ||
    (isOfAmendment && rights.some(({ row }) => row.party_id === partyId && row.confirmation === 'invited'));
  const entered = own.map((line) => {
    const confirmation = isAsked(line) ? ('invited' as const) : line.confirmation;
    const confirmed_at = confirmation === 'confirmed' ? act.at : null;
    const claimed_by = line.isNew && stored.contested_revision !== null ? null : line.claimed_by;
    return { ...line, confirmation, confirmed_at, claimed_by };
  });
  await replaceRights(tx, key, [...kept, ...entered]);
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
  const rows = await readContributors(tx, [key.id], key.revision);
  const rowOf = (name: string) => rows[present.indexOf(name)];
  const credits = passedCredits(registered, lines);
  const changed = new Map<ContributorRow, NewContributor | null>();
  const added: NewContributor[] = [];
  for (const { line, before, after } of differencesOf(registered, lines)) {
    const row = rowOf(line.key);
    const credit = rowOf(credits.get(line.key)?.key ?? '');
    const { party_id } = line;
    const performer = { party_id, name: party_id === null ? line.name : null };
    if (after === 0 && row) changed.set(row, changed.get(row) ?? null);
    else if (row) changed.set(row, { ...row, ...changedPart(partOf(line)) });
    // The credit keeps its instruments, period, country and featured share.
    else if (before === 0 && credit) changed.set(credit, { ...credit, ...performer });
    else if (before === 0) added.push({ ...NO_DETAILS, ...performer, ...partOf(line) });
  }
  const kept = rows.flatMap((row) => {
    const line = changed.get(row);
    return line === null ? [] : [line ?? row];
  });
  await replaceContributors(tx, key, [...kept, ...added]);
}

type Part = Pick<NewContributor, 'category' | 'roles'>;

const NO_DETAILS = { other_roles: null, performed_from: null, performed_to: null, country: null, share: null };

function changedPart({ category, roles }: Part): Partial<NewContributor> {
  return {
    category,
    ...(roles.length > 0 && { roles }),
    ...(!FEATURED_CATEGORIES.includes(category) && { share: null }),
  };
}

/** `non_featured:bass_guitar`, or the category alone. */
function partOf({ role }: CaseLine): Part {
  const [part, played] = (role ?? '').split(':');
  return {
    category: CONTRIBUTOR_CATEGORIES.find((each) => each === part) ?? 'other',
    roles: CONTRIBUTOR_ROLES.filter((each) => each === played),
  };
}
