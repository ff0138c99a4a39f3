import { expect, test } from '@jest/globals';
import { confirmationDeadline } from './describe-invited.ts';

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
