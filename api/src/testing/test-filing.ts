import { completeClaim } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseDraft, CaseLine, CaseListPage, CaseRow } from '@counterpoint/domain/schemas/cases';
import { type Action, postAction, postedAction } from './post-action.ts';
import type { TestMember } from './test-api.ts';
import { workAs } from './test-revisions.ts';
import { aDraft, confirm, newKey, register } from './test-works.ts';

type CaseObject = { readonly type: 'composition' | 'recording'; readonly id: string };
type Filing = { readonly [Key in keyof CaseDraft]?: CaseDraft[Key] | object };

/** An active work of two members with equal shares. */
export async function aSharedWork(title: string, owner: TestMember, other: TestMember) {
  return confirm(other, await register(owner, aDraft(title, owner, other)));
}

/** An active work whose writers hold these shares; the first has submitted it. */
export async function aWorkOf(title: string, shares: readonly (readonly [TestMember, number])[]) {
  const [owner, ...others] = shares.map(([member]) => member);
  if (!owner) throw new Error('The work has no writer.');
  let work = await register(owner, { title, writers: writersWith(shares) });
  for (const other of others) work = await confirm(other, await workAs(other, work.id));
  return work;
}

/** Composers and authors with these performing and mechanical shares. */
export function writersWith(shares: readonly (readonly [Pick<TestMember, 'partyId'>, number])[]) {
  return shares.map(([{ partyId }, share]) => {
    return { party_id: partyId, role: 'CA' as const, shares: { pr: share, mr: share, sr: 0 } };
  });
}

/** Begins a case. */
export async function beginCase(
  member: TestMember,
  object: CaseObject,
  kind: string | null = null,
): Promise<CaseDetails> {
  const answer = await member.inject('POST', '/oppositions', { headers: newKey(), payload: { object, kind } });
  if (answer.statusCode !== 201) throw new Error(`The case was not begun: ${answer.body}`);
  return answer.json().data;
}

/** Lines with other shares for some parties, in one right or in the scope of a recording. */
export function claiming(
  lines: readonly CaseLine[],
  shares: Readonly<Record<string, number>>,
  measures: readonly (keyof CaseLine['shares'])[] = ['pr'],
): CaseLine[] {
  return lines.map((line) => {
    const share = shares[line.party_id ?? ''];
    if (share === undefined) return line;
    return { ...line, shares: { ...line.shares, ...Object.fromEntries(measures.map((each) => [each, share])) } };
  });
}

/** Saves a draft as the form does. */
export function saveCase(member: TestMember, seen: Pick<CaseDetails, 'id' | 'version' | 'draft'>, filing: Filing) {
  return member.inject('PUT', `/oppositions/${seen.id}`, {
    headers: { 'if-match': `"${seen.version}"` },
    payload: { ...seen.draft, ...filing },
  });
}

/** The same, expecting success. */
export async function savedCase(
  member: TestMember,
  seen: Pick<CaseDetails, 'id' | 'version' | 'draft'>,
  filing: Filing,
): Promise<CaseDetails> {
  const answer = await saveCase(member, seen, filing);
  if (answer.statusCode !== 200) throw new Error(`The case was not saved: ${answer.body}`);
  return answer.json().data;
}

const versionedCase = ({ id, version }: Pick<CaseDetails, 'id' | 'version'>) => ({
  path: `/oppositions/${id}`,
  version,
});

/** Takes an action on a case in the version that was read. */
export function actOnCase(member: TestMember, seen: Pick<CaseDetails, 'id' | 'version'>, action: Action) {
  return postAction(member, versionedCase(seen), action);
}

/** The same, expecting success; returns the member's view of the case. */
export function changeCase(
  member: TestMember,
  seen: Pick<CaseDetails, 'id' | 'version'>,
  action: Action,
): Promise<CaseDetails> {
  return postedAction(member, versionedCase(seen), action);
}

/** The case as this member sees it. */
export async function caseAs(member: TestMember, id: string): Promise<CaseDetails> {
  const answer = await member.inject('GET', `/oppositions/${id}`);
  if (answer.statusCode !== 200) throw new Error(`The case is not shown: ${answer.body}`);
  return answer.json().data;
}

/** The case of a member that changed last. */
export async function latestCaseOf(member: TestMember): Promise<CaseRow> {
  const { items }: CaseListPage = (await member.inject('GET', '/oppositions?per_page=100')).json().data;
  const orderOf = ({ updated_at, number }: CaseRow) => `${updated_at} ${number}`;
  const [latest] = items.sort((one, other) => orderOf(other).localeCompare(orderOf(one)));
  if (!latest) throw new Error('The member has no case.');
  return latest;
}

/** A complete case except for its lines. */
export const FILING_STATEMENT = {
  statement: 'We agreed on other shares in the studio.',
  declares_truth: true,
} as const;

/** The work that a case is about; about a writer's share by default. */
interface CaseOfWork {
  readonly id: string;
  readonly kind?: string;
}

/** A draft case that claims these performing shares. */
export async function aWrittenCase(
  member: TestMember,
  { id, kind = 'author_share' }: CaseOfWork,
  shares: Readonly<Record<string, number>>,
): Promise<CaseDetails> {
  const begun = await beginCase(member, { type: 'composition', id }, kind);
  const scope = { ...begun.scope, rights: ['pr'] };
  const lines = claiming(begun.registered_lines, shares).map((line) => ({ ...line, shares: { pr: line.shares.pr } }));
  return savedCase(member, begun, { ...FILING_STATEMENT, scope, claimed_lines: lines });
}

/** The same, filed. */
export async function aFiledCase(
  member: TestMember,
  work: CaseOfWork,
  shares: Readonly<Record<string, number>>,
): Promise<CaseDetails> {
  return changeCase(member, await aWrittenCase(member, work, shares), 'submission');
}

/** A case in which a member claims this performing share, taken from the others in proportion. */
export async function aFiledShare(member: TestMember, workId: string, share: number): Promise<CaseDetails> {
  const begun = await beginCase(member, { type: 'composition', id: workId }, 'author_share');
  const lines = begun.registered_lines.map((line) => ({ ...line, shares: { pr: line.shares.pr ?? 0 } }));
  const own = lines.find(({ party_id }) => party_id === member.partyId);
  const added = { key: 'new:1', group: 'writer' as const, party_id: member.partyId, name: 'I', role: 'CA' };
  const claimed_lines = completeClaim(lines, [{ ...(own ?? added), shares: { pr: share } }]);
  const scope = { ...begun.scope, rights: ['pr'] };
  return changeCase(
    member,
    await savedCase(member, begun, { ...FILING_STATEMENT, scope, claimed_lines }),
    'submission',
  );
}

interface ClaimFrom {
  readonly from: TestMember;
  readonly share: number;
  readonly rights?: readonly ('pr' | 'mr')[];
  readonly kind?: string;
}

/** A case in which a member claims a share that one other writer holds. */
export async function aFiledClaimFrom(member: TestMember, workId: string, claim: ClaimFrom): Promise<CaseDetails> {
  return changeCase(member, await aWrittenClaimFrom(member, workId, claim), 'submission');
}

/** The same, as a draft. */
export async function aWrittenClaimFrom(
  member: TestMember,
  workId: string,
  { from, share, rights = ['pr'], kind = 'author_share' }: ClaimFrom,
): Promise<CaseDetails> {
  const begun = await beginCase(member, { type: 'composition', id: workId }, kind);
  const sharesOf = (line: CaseLine | undefined, change: number) =>
    Object.fromEntries(rights.map((right) => [right, (line?.shares[right] ?? 0) + change]));
  const changeOf = ({ party_id }: CaseLine) =>
    party_id === from.partyId ? -share : party_id === member.partyId ? share : 0;
  const lines = begun.registered_lines.map((line) => ({ ...line, shares: sharesOf(line, changeOf(line)) }));
  const isNew = !lines.some(({ party_id }) => party_id === member.partyId);
  const added = { key: 'new:1', group: 'writer', party_id: member.partyId, name: 'I', role: 'CA' };
  const claimed_lines = isNew ? [...lines, { ...added, shares: sharesOf(undefined, share) }] : lines;
  const scope = { ...begun.scope, rights: [...rights] };
  return savedCase(member, begun, { ...FILING_STATEMENT, scope, claimed_lines });
}

/** A case in which a member claims to be a third writer, with a share taken equally from both. */
export async function aNewWriter(
  member: TestMember,
  workId: string,
  { rights, share }: { readonly rights: readonly ('pr' | 'mr')[]; readonly share: number },
): Promise<CaseDetails> {
  const begun = await beginCase(member, { type: 'composition', id: workId }, 'author_share');
  const of = (each: number) => Object.fromEntries(rights.map((right) => [right, each]));
  const lines = begun.registered_lines.map((line) => ({ ...line, shares: of((10_000 - share) / 2) }));
  const mine = { key: 'new:1', group: 'writer', party_id: member.partyId, name: 'I', role: 'A', shares: of(share) };
  const scope = { ...begun.scope, rights: [...rights] };
  return savedCase(member, begun, { ...FILING_STATEMENT, scope, claimed_lines: [...lines, mine] });
}

/** A case of one of two equal writers, who claims 70% of the performing right. */
export async function aCaseOfTwo(
  title: string,
  { claimant, owner }: { readonly claimant: TestMember; readonly owner: TestMember },
  kind = 'author_share',
) {
  const work = await aSharedWork(title, owner, claimant);
  const filed = await aFiledCase(claimant, { id: work.id, kind }, { [claimant.partyId]: 7000, [owner.partyId]: 3000 });
  return { work, filed };
}
