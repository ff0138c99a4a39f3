import { expect, test } from '@jest/globals';
import { createTestApi } from '../../testing/test-api.ts';
import { aDoubleClaim, doubleClaimOf } from '../../testing/test-overlaps.ts';

test('states the deadline as a day in the society’s time zone', async () => {
  // Ten hours behind UTC: the last minute of a day there is on the next day in London.
  const timeZone = 'Pacific/Honolulu';
  const api = await createTestApi({ SOCIETY_TIME_ZONE: timeZone });
  const [ama, kofi] = [await api.signUp({ given_name: 'Ama' }), await api.signUp({ given_name: 'Kofi' })];
  const { id } = await aDoubleClaim(ama, kofi, 'Far Away');
  const respondBy = (await doubleClaimOf(ama, id))?.respond_by ?? '';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(respondBy));
  const { items } = (await ama.inject('GET', '/notifications')).json().data;
  const [notification] = items.filter(({ title }: { title: string }) => title === 'Claims overlap');
  expect(notification?.message).toMatch(new RegExp(`needs your response by ${day}$`));
  await api.close();
});
