import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import type { TestMember } from './test-api.ts';
import { newKey } from './test-works.ts';

/** What is needed to hand an application in. */
export const ENOUGH = {
  given_names: 'Ama',
  family_name: 'Mensah',
  roles: ['composer'],
  works: [{ title: 'Songbird', role: 'composer', date: '2019', identifier: 'T-034.524.680-1' }],
  start_date: '1991-03-14',
  country: 'GH',
  consent: true,
};

/** An ISNI with a right check character that nobody was given. */
export const FREE_ISNI = '999000000000002X';
export const OTHER_ISNI = '9990000000000038';

/** Starts an application as this member. */
export async function apply(member: TestMember, payload: object = ENOUGH): Promise<IsniApplication> {
  return dataOf(await member.inject('POST', '/isni-applications', { headers: newKey(), payload }), 201);
}

/** Hands it in. */
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

/** Says of an offered record whether it is the member's own. */
export async function answerOffer(
  member: TestMember,
  { id, version }: IsniApplication,
  payload: { readonly candidate: string; readonly is_me: boolean },
): Promise<IsniApplication> {
  const headers = { 'if-match': `"${version}"` };
  return dataOf(await member.inject('POST', `/isni-applications/${id}/answers`, { headers, payload }));
}

/** How the application stands now. */
export async function reread(member: TestMember, { id }: { readonly id: string }): Promise<IsniApplication> {
  return dataOf(await member.inject('GET', `/isni-applications/${id}`));
}

function dataOf(answer: { statusCode: number; body: string; json(): { data: IsniApplication } }, status = 200) {
  if (answer.statusCode !== status) throw new Error(`Expected ${status}: ${answer.body}`);
  return answer.json().data;
}
