import { isDeepStrictEqual } from 'node:util';
import {
  caseProblems,
  isAboutOtherWork,
  isAboutShares,
  keyOfNewLine,
  measuresIn,
  measuresOf,
  rebaseLines,
  shareOf,
  widenedClaim,
} from '@counterpoint/domain/cases';
import type { CaseDraft, CaseLine } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import { readWork } from '../../catalogue/works/work-repository.ts';
import * as text from '../../messages/cases.generated.ts';
import { readParties } from '../../parties/party-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, wrongFields } from '../../platform/http/app-error.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';
import type { CaseSubject } from './case-subject.ts';

/** A draft whose known facts are replaced by the registered ones. */
export interface GroundedDraft {
  readonly draft: CaseDraft;
  readonly registered: readonly CaseLine[];
}

export interface Filing {
  readonly stored: StoredCase;
  readonly subject: CaseSubject;
  readonly grounded: GroundedDraft;
  readonly kind: CaseKind;
}

interface DraftInput {
  readonly subject: CaseSubject;
  readonly draft: CaseDraft;
  /** Named in the saved draft: it may have become invisible since. */
  readonly savedWorkId?: string | null;
}

/** Throws 422 for unknown parties and works. */
export async function groundDraft(tx: Tx, { actor }: Act, entered: DraftInput): Promise<GroundedDraft> {
  const { subject, draft } = entered;
  await refuseUnknownWork(tx, actor, entered);
  const registered = draft.kind === null ? [] : subject.lines(draft.kind, draft.scope);
  const names = await readNames(tx, draft.claimed_lines);
  const measures =
    draft.kind !== null && isAboutShares(draft.kind) ? measuresOf(subject.object.type, draft.scope.rights) : [];
  const claimed_lines = draft.claimed_lines.map((line): CaseLine => {
    const shares = Object.fromEntries(measures.map((measure) => [measure, line.shares[measure] ?? 0]));
    const known = registered.find(({ key }) => key === line.key);
    const named = { ...line, name: names.get(line.party_id ?? '') ?? line.name };
    if (line.group === 'contributor') return { ...named, shares: {} };
    return known ? { ...known, shares } : { ...named, shares };
  });
  return { draft: { ...draft, claimed_lines }, registered };
}

/** Drops what was entered for another kind before the kind was changed: no step of this one shows it. */
export function limitToKind(draft: CaseDraft, { wholeScope }: Pick<CaseSubject, 'wholeScope'>): CaseDraft {
  const { kind } = draft;
  if (kind === null) return draft;
  return {
    ...draft,
    ...(!isAboutShares(kind) && { scope: wholeScope }),
    ...(!isAboutOtherWork(kind) && { other_work_id: null, other_work: null }),
    ...(kind !== 'sample' && { timings: null }),
  };
}

/** Keys of new lines equal those of other claimants. A credit for another person is a new line. */
export function withOwnKeys({ draft, registered }: GroundedDraft): GroundedDraft {
  const claimed_lines = draft.claimed_lines.map((line) =>
    registered.some((known) => known.key === line.key && isSamePerson(known, line))
      ? line
      : { ...line, key: keyOfNewLine(line) },
  );
  return { registered, draft: { ...draft, claimed_lines } };
}

/** Compares shares and parts, and ignores names. */
export function isSameRegistration(one: readonly CaseLine[], other: readonly CaseLine[]): boolean {
  const keysAndShares = (lines: readonly CaseLine[]) => lines.map(({ key, shares }) => ({ key, shares }));
  return isDeepStrictEqual(keysAndShares(one), keysAndShares(other));
}

/** Throws 409 if the registration has changed since the draft was read. */
export function refuseOutdated(
  { registered_lines }: Pick<StoredCase, 'registered_lines'>,
  { registered }: GroundedDraft,
): void {
  if (!isSameRegistration(registered_lines, registered))
    throw conflict('registration_changed', text.changedSinceDraft());
}

interface MovedClaim {
  readonly claimed: readonly CaseLine[];
  /** The registration at the time of the claim. */
  readonly registered: readonly CaseLine[];
}

/** A claim as lines of another case, which may be about more rights; null if it doesn't fit what that case is about. */
export function claimWithin(registered: readonly CaseLine[], claim: MovedClaim): readonly CaseLine[] | null {
  if (measuresIn(registered).length === 0) return claim.claimed;
  const rebased = rebaseLines({ registered: claim.registered, after: claim.claimed, current: registered });
  if (!rebased) return null;
  const knownMeasures = measuresIn(claim.registered);
  return widenedClaim(rebased, { registered, knownMeasures }).filter(
    (line) => registered.some(({ key }) => key === line.key) || knownMeasures.some((each) => shareOf(line, each) > 0),
  );
}

function isSamePerson(one: CaseLine, other: CaseLine): boolean {
  return one.party_id === other.party_id && (one.party_id !== null || one.name === other.name);
}

export function refuseUnlessComplete(subject: CaseSubject, { draft, registered }: GroundedDraft): CaseKind {
  const problems = caseProblems(draft, { object: subject.object.type, registered });
  if (problems.length > 0) throw wrongFields(problems);
  // Narrows the type; `caseProblems` has checked it.
  if (draft.kind === null) throw wrongFields([{ path: 'kind', message: text.chooseKind() }]);
  return draft.kind;
}

async function readNames(tx: Tx, lines: readonly CaseLine[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ party_id }) => party_id ?? []);
  const parties = await readParties(tx, ids);
  const names = new Map(parties.map((party) => [party.id, nameOf(party)]));
  const unknown = lines.flatMap(({ party_id }, index) =>
    party_id !== null && !names.has(party_id)
      ? [{ path: `claimed_lines.${index}.party_id`, message: text.chooseParty() }]
      : [],
  );
  if (unknown.length > 0) throw wrongFields(unknown);
  return names;
}

async function refuseUnknownWork(tx: Tx, actor: Act['actor'], entered: DraftInput): Promise<void> {
  const { object } = entered.subject;
  const id = entered.draft.other_work_id;
  if (id === null || id === entered.savedWorkId) return;
  const path = 'other_work_id';
  if (object.type === 'composition' && object.id === id) throw wrongFields([{ path, message: text.sameWork() }]);
  if (!(await readWork(tx, { id: id, viewer: actor }))) throw wrongFields([{ path, message: text.chooseWork() }]);
}
