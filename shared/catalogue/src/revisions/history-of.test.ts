import { describe, expect, test } from '@jest/globals';
import { type CommonEventType, commonTitle, historyOf } from './history-of.ts';

function event(type: CommonEventType, given: { revision?: number; isMe?: boolean; note?: string } = {}) {
  const { revision = 1, isMe = true, note = null } = given;
  const day = '2026-11-04T10:00:00.000Z';
  return { id: `${type} ${revision}`, type, at: day, actor_name: 'Kofi Mensah', is_me: isMe, revision, note };
}

function titlesOf(
  events: readonly ReturnType<typeof event>[],
  confirm_by: string | null = null,
  is_in_dispute = false,
) {
  const history = historyOf(
    { events, confirm_by, is_in_dispute },
    { what: 'work', titleOf: (type, words) => commonTitle(type, words, 'work') },
  );
  return history.map(({ title }) => title);
}

describe('history', () => {
  test('lists the newest event first, below what is pending', () => {
    expect(titlesOf([event('created'), event('submitted')], '2026-12-04')).toEqual([
      'Waiting for the writers and publishers to confirm',
      'Submitted by you',
      'You started the draft',
    ]);
  });

  test('has nothing pending while a case is open', () => {
    expect(titlesOf([event('contested')], '2026-12-04', true)).toEqual(['You contested your shares']);
  });

  test('numbers versions if there are several', () => {
    expect(titlesOf([event('registered'), event('submitted', { revision: 2 })])).toEqual([
      'Revision 2 submitted by you',
      'Revision 1 registered',
    ]);
  });

  test('names other members and their shares', () => {
    expect(titlesOf([event('contested', { isMe: false }), event('confirmed')])).toEqual([
      'You confirmed your shares',
      'Kofi Mensah contested their shares',
    ]);
  });

  test('shows the reason next to the date', () => {
    const [entry] = historyOf(
      { events: [event('withdrawn', { note: 'Registered twice.' })], confirm_by: null, is_in_dispute: false },
      { what: 'work', titleOf: (type, words) => commonTitle(type, words, 'work') },
    );
    expect(entry?.meta).toBe('4 November 2026 · “Registered twice.”');
  });
});
