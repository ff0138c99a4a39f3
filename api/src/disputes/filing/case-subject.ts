import {
  contributorLines,
  differencesOf,
  hasSharesOnHold,
  holderLines,
  isAboutShares,
  workLines,
} from '@counterpoint/domain/cases';
import { USE_TYPES } from '@counterpoint/domain/recording-rights';
import {
  CASE_OBJECTS,
  type CaseDraft,
  type CaseGround,
  type CaseLine,
  type CaseObject,
  type CaseScope,
  caseScope,
} from '@counterpoint/domain/schemas/cases';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS, totalOf } from '@counterpoint/domain/shares';
import { CASE_KINDS, type CaseKind } from '@counterpoint/domain/states';
import { isActive, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { readSubmitter } from '../../catalogue/entry/entry-repository.ts';
import type { Viewer } from '../../catalogue/entry/entry-views.ts';
import { openEntry } from '../../catalogue/entry/open-entry.ts';
import { readForSociety } from '../../catalogue/entry/record-change.ts';
import { RECORDING } from '../../catalogue/recordings/recording-definition.ts';
import { fullTitle } from '../../catalogue/recordings/recording-repository.ts';
import { WORK } from '../../catalogue/works/work-definition.ts';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { readParties } from '../../parties/party-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { claimantsOf, presentIn, readOpenStored, type StoredCase } from '../case/stored-case-repository.ts';
import { findDraft } from './filing-repository.ts';

export interface CaseSubject {
  readonly object: CaseGround['object'];
  /** The submitter answers for every line that no other member has. */
  readonly submitterId: string;
  readonly memberIds: ReadonlySet<string>;
  /** The default scope: every right or use in the entry. */
  readonly wholeScope: CaseScope;
  readonly since: string | null;
  lines(kind: CaseKind, scope: CaseScope): CaseLine[];
}

/** Throws 404 if the member can't see it, 409 if it isn't active. */
export async function openSubject(db: Database, actor: Viewer, object: CaseObject): Promise<CaseSubject> {
  const query = { id: object.id, viewer: actor };
  await (object.type === 'composition' ? openEntry(WORK, db, query) : openEntry(RECORDING, db, query));
  return openSubjectForSociety(db, object);
}

export async function openSubjectForSociety(tx: Database, object: CaseObject): Promise<CaseSubject> {
  if (object.type === 'composition') {
    const work = await readForSociety({ entry: WORK, tx }, object.id);
    if (!work) throw notFound(notFoundText.work());
    return workSubject(work.details, work.viewer.partyId);
  }
  const recording = await readForSociety({ entry: RECORDING, tx }, object.id);
  if (!recording) throw notFound(notFoundText.recording());
  return recordingSubject(recording.details, recording.viewer.partyId);
}

function workSubject(work: WorkDetails, submitterId: string): CaseSubject {
  if (!isActive(WORKS, work.state)) throw notActive();
  const everybody = [...work.writers, ...work.publishers];
  const names = work.writers.map(({ name }) => name);
  return {
    object: {
      type: 'composition',
      id: work.id,
      title: work.title,
      code: work.iswc,
      by: [...new Set(names)].join(', '),
      revision: work.revision,
    },
    submitterId,
    memberIds: membersIn(everybody),
    wholeScope: caseScope.parse({ rights: RIGHTS.filter((right) => totalOf(everybody, right) > 0) }),
    since: null,
    lines: (kind, { rights }) =>
      isAboutShares(kind)
        ? workLines(
            work,
            RIGHTS.filter((each) => rights.includes(each)),
          )
        : [],
  };
}

function recordingSubject(recording: RecordingDetails, submitterId: string): CaseSubject {
  if (recording.state !== 'registered') throw notActive();
  const { id, isrc, display_artist, revision, rights, contributors } = recording;
  return {
    object: { type: 'recording', id, title: fullTitle(recording), code: isrc, by: display_artist ?? '', revision },
    submitterId,
    memberIds: membersIn([...rights, ...contributors]),
    wholeScope: caseScope.parse({ uses: [...USE_TYPES] }),
    since: rights.map(({ valid_from }) => valid_from).sort()[0] ?? null,
    lines: (kind, scope) =>
      kind === 'performer_line_up'
        ? contributorLines(contributors)
        : isAboutShares(kind)
          ? holderLines(rights, scope)
          : [],
  };
}

function membersIn(lines: readonly { readonly party_id: string | null; readonly is_member: boolean }[]): Set<string> {
  return new Set(lines.flatMap(({ party_id, is_member }) => (is_member && party_id ? [party_id] : [])));
}

function notActive() {
  return conflict('not_in_force', text.notActive());
}

interface ClaimedChange {
  readonly kind: CaseKind;
  readonly registered: readonly CaseLine[];
  readonly claimedLines: readonly CaseLine[];
  readonly otherWorkId: CaseDraft['other_work_id'];
}

/** Members whose lines change, and the submitter for non-members. For duplicates also the other work's submitter. */
export async function respondentsTo(db: Database, subject: CaseSubject, claimed: ClaimedChange): Promise<string[]> {
  const { kind, registered, claimedLines, otherWorkId } = claimed;
  const changed = changedParties(registered, claimedLines);
  const members = (await readParties(db, changed)).flatMap(({ id, member_id }) => (member_id === null ? [] : [id]));
  if (kind !== 'duplicate_work') return [...new Set([subject.submitterId, ...members])];
  const other = otherWorkId && (await readSubmitter(db, WORKS, otherWorkId));
  return [...new Set([subject.submitterId, ...subject.memberIds, ...(other ? [other.partyId] : [])])];
}

/** Everyone to whom this applies in any claim of a case. */
export async function respondentsToCase(
  db: Database,
  subject: CaseSubject,
  stored: StoredCase,
): Promise<ReadonlySet<string>> {
  const { kind, registered_lines: registered, other_work_id: otherWorkId } = stored;
  const all = new Set<string>();
  for (const { claimed_lines: claimedLines } of claimantsOf(stored))
    for (const id of await respondentsTo(db, subject, { kind, registered, claimedLines, otherWorkId })) all.add(id);
  return all;
}

/** Submitters amend their own entries instead. */
export function noRespondents(type: 'composition' | 'recording') {
  return conflict('nobody_to_answer', text.nobodyToAnswer({ type }));
}

function changedParties(registered: readonly CaseLine[], claimed: readonly CaseLine[]): string[] {
  const parties = differencesOf(registered, claimed).flatMap(({ line }) => line.party_id ?? []);
  // A reassigned credit also affects its previous holder.
  const before = registered.filter(({ key, party_id }) =>
    claimed.some((line) => line.key === key && line.party_id !== party_id),
  );
  return [...new Set([...parties, ...before.flatMap(({ party_id }) => party_id ?? [])])];
}

export async function readGround(db: Database, actor: Act['actor'], object: CaseObject): Promise<CaseGround> {
  const subject = await openSubject(db, actor, object);
  const openCases = await readFiledCases(db, object);
  const kinds = CASE_KINDS.filter((kind) => CASE_OBJECTS[kind].includes(object.type));
  const shares = object.type === 'composition' ? 'ownership' : 'recording_ownership';
  return {
    object: subject.object,
    lines: [...subject.lines(shares, subject.wholeScope), ...subject.lines('performer_line_up', subject.wholeScope)],
    open_cases: openCases
      .map((stored) => ({ ...stored, scope: scopeOf(stored), is_mine: isPresent(stored, actor.partyId) }))
      // Without holds, only the claimants know of the case.
      .filter(({ state, is_mine }) => hasSharesOnHold(state) || is_mine)
      .map(({ id, number, kind, scope, is_mine }) => ({ id, number, kind, scope, is_mine })),
    draft_id: await findDraft(db, actor.partyId, object),
    kinds,
  };
}

/** Excludes contests of pending revisions, which are cases of their own. */
export async function readFiledCases(db: Database, object: CaseObject): Promise<StoredCase[]> {
  const open = await readOpenStored(db, object);
  return open.filter(({ contested_revision }) => contested_revision === null);
}

export function isPresent(stored: StoredCase, partyId: string): boolean {
  return presentIn(stored).some(({ party_id }) => party_id === partyId);
}

/** As filed; for detected cases everything in question. */
export function scopeOf({ asked, scope, is_detected }: StoredCase): CaseScope {
  if (!is_detected) return caseScope.parse(asked);
  const segments = scope ?? [];
  const ends = segments.map(({ to }) => to);
  return caseScope.parse({
    uses: segments.map(({ use }) => use),
    territories: [...new Set(segments.flatMap(({ countries }) => countries))].map((territory) => ({ territory })),
    from: segments.map(({ from }) => from).sort()[0],
    to: ends.includes(null) ? null : ends.sort().at(-1),
  });
}
