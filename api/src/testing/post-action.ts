import type { TestMember } from './test-api.ts';
import { newKey } from './test-works.ts';

/** What a member does to something, `submission` or `amendment/submission`, with what the action takes. */
export type Action = string | { readonly name: string; readonly payload?: object | undefined };

interface VersionedPath {
  readonly path: string;
  readonly version: number;
}

/** Asks for something to be done to what is at a path, as it was seen. */
export function postAction(member: TestMember, { path, version }: VersionedPath, action: Action) {
  const { name, payload } = typeof action === 'string' ? { name: action } : action;
  const headers = { 'if-match': `"${version}"`, ...newKey() };
  return member.inject('POST', `${path}/${name}`, { headers, ...(payload && { payload }) });
}

/** The same, where it is known to succeed: what is at the path as it then stands. */
export async function postedAction<Details>(member: TestMember, seen: VersionedPath, action: Action): Promise<Details> {
  const answer = await postAction(member, seen, action);
  if (answer.statusCode >= 300) throw new Error(`${JSON.stringify(action)} was refused: ${answer.body}`);
  return answer.json().data;
}
