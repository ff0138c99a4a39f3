import { describe, expect, test } from '@jest/globals';
import { confirmationDeadline, contestingIn } from './describe-invited.ts';

const settings = { confirmation_days: 30, work_response_days: 60, recording_response_days: 90, more_time_days: 30 };

test('parties have until the end of the day in the society’s time zone', () => {
  const lateInAuckland = new Date('2026-06-01T23:30:00.000Z');
  expect(confirmationDeadline({ ...settings, time_zone: 'Pacific/Auckland' }, lateInAuckland)).toEqual({
    days: 30,
    at: '2026-07-02T11:59:00.000Z',
  });
});

test('no date is promised without the time zone', () => {
  expect(confirmationDeadline(settings)).toBeNull();
});

describe('parties whose contest is open', () => {
  const event = (type: 'contested' | 'confirmed', actor_name: string) => {
    const facts = { note: null, is_me: false, at: '2026-11-04T10:00:00.000Z', revision: 1 };
    return { id: `${type} ${actor_name}`, type, actor_name, ...facts };
  };
  const events = [event('contested', 'Kofi'), event('contested', 'Esi'), event('confirmed', 'Esi')];

  test('contested this revision and have not confirmed it since', () => {
    expect(contestingIn({ revision: 1, is_in_dispute: true, events })).toEqual(['Kofi']);
    expect(contestingIn({ revision: 2, is_in_dispute: true, events })).toEqual([]);
  });

  test('are none without a dispute', () => {
    expect(contestingIn({ revision: 1, is_in_dispute: false, events })).toEqual([]);
  });
});
