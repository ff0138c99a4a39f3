import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({
    CONFIRMATION_DAYS: '21',
    EVIDENCE_DAYS: '45',
    MORE_TIME_DAYS: '14',
    SOCIETY_TIME_ZONE: 'Africa/Accra',
  });
});
afterAll(() => api.close());

test('returns the confirmation period, the periods of a case and the time zone', async () => {
  const ama = await api.signUp();
  const answer = await ama.inject('GET', '/reference/settings');
  expect(answer.json().data).toEqual({
    confirmation_days: 21,
    work_response_days: 60,
    recording_response_days: 90,
    evidence_days: 45,
    more_time_days: 14,
    time_zone: 'Africa/Accra',
  });
});
