import { paths } from '@counterpoint/contract/paths';
import { settled } from '../portal/settled.ts';
import { inPage, type Visitor } from './visits.ts';

/**
 * How long the calls between submitting and the dashboard take by themselves, on the phone: the session, then the
 * dashboard's data in parallel. No dashboard can be shown sooner.
 */
export function callsAlone({ browser, origin, member }: Visitor): Promise<number> {
  return inPage(browser, { origin, isPhone: true }, async (page) => {
    await page.goto(paths.signIn());
    await settled(page);
    return page.evaluate(requestDashboard, member);
  });
}

/** Runs in the page, so it is passed as text. */
async function requestDashboard(member: Visitor['member']): Promise<number> {
  const start = performance.now();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/v1/session', { method: 'POST', headers, body: JSON.stringify(member) });
  const { data } = await answer.json();
  const authorization = `Bearer ${data.token}`;
  const calls = ['user/profile', 'dashboard'].map((call) => fetch(`/api/v1/${call}`, { headers: { authorization } }));
  await Promise.all(calls.map(async (call) => (await call).text()));
  return performance.now() - start;
}
