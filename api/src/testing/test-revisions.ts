import type { WorkDetails, WorkDraftInput } from '@counterpoint/domain/schemas/works';
import { type Action, postAction, postedAction } from './post-action.ts';
import type { TestMember } from './test-api.ts';
import { newKey } from './test-works.ts';

type VersionedEntry = Pick<WorkDetails, 'id' | 'version'>;

/** Headers of a change of a work. */
export function changing({ version }: Pick<VersionedEntry, 'version'>) {
  return { ...newKey(), 'if-match': `"${version}"` };
}

const versionedWork = ({ id, version }: VersionedEntry) => ({ path: `/compositions/${id}`, version });

/** Takes an action, such as `taking-back`, on a work in the version that was read. */
export function actOnWork(member: TestMember, work: VersionedEntry, action: Action) {
  return postAction(member, versionedWork(work), action);
}

/** The same, expecting success; returns the work afterwards. */
export function changeWork(member: TestMember, work: VersionedEntry, action: Action): Promise<WorkDetails> {
  return postedAction(member, versionedWork(work), action);
}

/** Creates a new revision of a work and changes it. */
export async function amendmentDraft(
  member: TestMember,
  work: VersionedEntry,
  draft: WorkDraftInput,
): Promise<WorkDetails> {
  const begun = await changeWork(member, work, 'amendment');
  const saved = await member.inject('PUT', `/compositions/${work.id}/amendment`, {
    headers: changing(begun),
    payload: draft,
  });
  if (saved.statusCode !== 200) throw new Error(`The new revision was not saved: ${saved.body}`);
  return saved.json().data;
}

/** The same, submitted. */
export async function amend(member: TestMember, work: VersionedEntry, draft: WorkDraftInput): Promise<WorkDetails> {
  return changeWork(member, await amendmentDraft(member, work, draft), {
    name: 'amendment/submission',
    payload: { change_note: 'The shares were wrong.' },
  });
}

/** The work as this member sees it. */
export async function workAs(member: TestMember, id: string, part = ''): Promise<WorkDetails> {
  const answer = await member.inject('GET', `/compositions/${id}${part}`);
  if (answer.statusCode !== 200) throw new Error(`The work is not shown: ${answer.body}`);
  return answer.json().data;
}

/** Each writer's performing share. */
export function performingShares({ writers }: Pick<WorkDetails, 'writers'>): number[] {
  return writers.map(({ shares: { pr } }) => pr);
}
