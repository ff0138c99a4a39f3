import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import type { TestMember } from './test-api.ts';
import { newKey } from './test-works.ts';

/** The minimum for submitting an application. */
export const MINIMAL_CONTENT = {
  given_names: 'Ama',
  family_name: 'Mensah',
  roles: ['composer'],
  works: [{ title: 'Songbird', role: 'composer', date: '2019', identifier: 'T-034.524.680-1' }],
  start_date: '1991-03-14',
  country: 'GH',
  consent: true,
};

/** An unassigned ISNI with a valid check character. */
export const FREE_ISNI = '999000000000002X';
export const OTHER_ISNI = '9990000000000038';

/** Starts an application as this member. */
export async function apply(member: TestMember, payload: object = MINIMAL_CONTENT): Promise<IsniApplication> {
  return dataOf(await member.inject('POST', '/isni-applications', { headers: newKey(), payload }), 201);
}

/** Submits it. */
export async function submitApplication(
  member: TestMember,
  { id, version }: IsniApplication,
): Promise<IsniApplication> {
  return dataOf(
    await member.inject('POST', `/isni-applications/${id}/submission`, {
      headers: { 'if-match': `"${version}"`, ...newKey() },
    }),
  );
}

/** Answers whether an offered record is the member's own. */
export async function answerOffer(
  member: TestMember,
  { id, version }: IsniApplication,
  payload: { readonly candidate: string; readonly is_me: boolean },
): Promise<IsniApplication> {
  const headers = { 'if-match': `"${version}"` };
  return dataOf(await member.inject('POST', `/isni-applications/${id}/answers`, { headers, payload }));
}

/** The application's current state. */
export async function reread(member: TestMember, { id }: { readonly id: string }): Promise<IsniApplication> {
  return dataOf(await member.inject('GET', `/isni-applications/${id}`));
}

function dataOf(answer: { statusCode: number; body: string; json(): { data: IsniApplication } }, status = 200) {
  if (answer.statusCode !== status) throw new Error(`Expected ${status}: ${answer.body}`);
  return answer.json().data;
}
