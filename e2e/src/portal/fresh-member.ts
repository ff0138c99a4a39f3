import { expect, request } from '@playwright/test';
import { type Joiner, newJoiner } from './joining.ts';
import { lastMailTo, linkIn } from './outbox.ts';
import type { Portal } from './start-portal.ts';

/** One network each: the API limits sign-ups per network. */
let networks = 0;

/** A member of this test alone, for tests that change how one signs in. */
export async function freshMember(
  portal: Portal,
  names: Partial<Pick<Joiner, 'given_name' | 'other_names'>> = {},
): Promise<Joiner> {
  const joiner = { ...newJoiner(), ...names };
  networks += 1;
  const api = await request.newContext({
    baseURL: `${portal.origin}/api/v1/`,
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${networks % 256}` },
  });
  const person = { register_as: 'individual', birth_date: '1991-03-14', nationality: 'GH', country: 'GH' };
  const data = { ...joiner, ...person, roles: ['composer'], accept_terms: true };
  expect((await api.post('signups', { data })).status()).toBe(202);
  const link = linkIn(await lastMailTo(portal, joiner.email, /Confirm/), '/signup/success');
  const token = new URL(link).searchParams.get('confirm');
  expect((await api.post('signups/confirmations', { data: { token } })).status()).toBe(200);
  await api.dispose();
  return joiner;
}
