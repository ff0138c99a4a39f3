import { anAttentionItem, aPerson, aProfile } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { attentionRow } from './attention.ts';
import { greeting } from './dashboard-page.tsx';

const NOW = new Date('2026-11-20T12:00:00.000Z');

describe('items that need attention', () => {
  test('shows the deadline and claim of a case, and links to it', () => {
    const item = anAttentionItem({ share: 4000, at: '2026-12-02T13:00:00.000Z', object_id: '42' });
    const view = attentionRow(item, NOW);
    const href = '/musical-opposition/details/42';
    expect(view).toMatchObject({ label: 'Response due in 12 days', tone: 'terracotta', href });
    expect(view.description).toBe('“Songbird at the Harbour”: Kwesi Boateng claims 40.00%');
  });

  test('says that a case of one’s own needs a response', () => {
    const { description } = attentionRow(anAttentionItem({ actor_name: null, share: null }), NOW);
    expect(description).toBe('“Songbird at the Harbour”: your case needs your response');
  });

  test.each([
    ['2026-11-20T13:00:00.000Z', 'Response due today'],
    ['2026-11-21T12:00:00.000Z', 'Response due in 1 day'],
    ['2026-11-19T12:00:00.000Z', 'Response overdue'],
    [null, 'Response needed'],
  ])('due %s reads %j', (at, label) => {
    expect(attentionRow(anAttentionItem({ at }), NOW).label).toBe(label);
  });

  test.each([
    ['confirm_shares', 'Review', '/music-composition/details/42'],
    ['revision_declined', 'Review', '/music-composition/details/42'],
    ['society_rejected', 'Review', '/music-composition/details/42'],
    ['society_conflict', 'Review', '/music-composition/details/42'],
    ['missing_ipi', 'Complete', '/music-composition/details/42'],
    ['continue_draft', 'Continue', '/music-composition/add?draft=42'],
    ['confirm_recording', 'Review', '/sound-recording/details/42'],
    ['answer_part', 'Respond', '/sound-recording/details/42'],
    ['continue_recording', 'Continue', '/sound-recording/add?draft=42'],
  ] as const)('%s links to its page', (kind, action, href) => {
    expect(attentionRow(anAttentionItem({ kind, object_id: '42' }), NOW)).toMatchObject({ action, href });
  });
});

describe('the greeting', () => {
  const ama = aProfile({ given_name: 'Ama', other_names: 'Serwaa' });

  test.each([
    [5, 'Good morning, Ama'],
    [12, 'Good afternoon, Ama'],
    [18, 'Good evening, Ama'],
    [2, 'Good evening, Ama'],
  ])('at %i o’clock is %j', (hour, words) => {
    expect(greeting(ama, new Date(2026, 10, 20, hour))).toBe(words);
  });

  test('calls a company by its name', () => {
    const name = 'Harbour';
    const label = aProfile({ register_as: 'corporate', corporation_name: name, person: aPerson({ name }) });
    expect(greeting(label, new Date(2026, 10, 20, 9))).toBe('Good morning, Harbour');
  });

  test('calls a person who acts for the member by their own name', () => {
    const kofi = aProfile({ person: aPerson({ name: 'Kofi Boateng' }) });
    expect(greeting(kofi, new Date(2026, 10, 20, 9))).toBe('Good morning, Kofi Boateng');
  });
});
