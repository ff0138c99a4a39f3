import type { TestMember } from './test-api.ts';
import { newKey } from './test-works.ts';

/** An action on an object, such as `submission` or `amendment/submission`, with its input. */
export type Action = string | { readonly name: string; readonly payload?: object | undefined };

interface VersionedPath {
  readonly path: string;
  readonly version: number;
}

/** Takes an action on the object at a path, in the version that was read. */
export function postAction(member: TestMember, { path, version }: VersionedPath, action: Action) {
  const { name, payload } = typeof action === 'string' ? { name: action } : action;
  const headers = { 'if-match': `"${version}"`, ...newKey() };
  return member.inject('POST', `${path}/${name}`, { headers, ...(payload && { payload }) });
}

/** The same, expecting success; returns the object afterwards. */
export async function postedAction<Details>(member: TestMember, seen: VersionedPath, action: Action): Promise<Details> {
  const answer = await postAction(member, seen, action);
  if (answer.statusCode >= 300) throw new Error(`${JSON.stringify(action)} was refused: ${answer.body}`);
  return answer.json().data;
}
