import { anActivityItem, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ActivityList } from './activity-list.tsx';

const events = () => within(screen.getByRole('region', { name: 'Recent activity' })).getAllByRole('listitem');

describe('the recent activity', () => {
  test.each([
    [{ type: 'submitted', is_me: true }, 'You submitted “Songbird at the Harbour”'],
    [{ type: 'submitted' }, 'Kwesi Boateng submitted “Songbird at the Harbour”'],
    [{ type: 'withdrawn' }, 'Kwesi Boateng withdrew “Songbird at the Harbour”'],
    [{ type: 'registered' }, '“Songbird at the Harbour” was registered'],
    [
      { type: 'opposition_opened', number: 'OPP-2026-00184' },
      'Case OPP-2026-00184 about “Songbird at the Harbour” was opened',
    ],
    [{ type: 'confirmed', shares: null }, 'Kwesi Boateng confirmed shares of “Songbird at the Harbour”'],
    [
      { type: 'confirmed', shares: { pr: 0, mr: 0, sr: 0 } },
      'Kwesi Boateng confirmed shares of “Songbird at the Harbour”',
    ],
    [
      { type: 'confirmed', shares: { pr: 5000, mr: 5000, sr: 0 } },
      'Kwesi Boateng confirmed 50.00% of “Songbird at the Harbour”',
    ],
    [
      { type: 'confirmed', shares: { pr: 5000, mr: 2500, sr: 0 } },
      'Kwesi Boateng confirmed 50.00% performing, 25.00% mechanical of “Songbird at the Harbour”',
    ],
    [
      { type: 'imported', count: 1061, title: 'catalogue.csv', is_me: true },
      'You imported 1,061 works from “catalogue.csv”',
    ],
  ] as const)('describes %j as %s', (event, words) => {
    renderWithHost(<ActivityList items={[anActivityItem(event)]} />);
    expect(events()[0]?.textContent).toContain(words);
  });

  test('links to its subjects in the given order', () => {
    const recording = anActivityItem({
      id: '01900000-0000-7000-8000-000000000502',
      link: { type: 'recording', id: '01900000-0000-7000-8000-000000000301' },
      title: 'Volta Blues',
    });
    const imported = anActivityItem({ id: recording.link.id, type: 'imported', count: 2, is_me: true });
    renderWithHost(<ActivityList items={[anActivityItem(), recording, imported]} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/music-composition/details/01900000-0000-7000-8000-000000000101',
      '/sound-recording/details/01900000-0000-7000-8000-000000000301',
      '/music-composition?import=01900000-0000-7000-8000-000000000101',
    ]);
  });

  test('explains what will appear here', () => {
    renderWithHost(<ActivityList items={[]} />);
    expect(screen.getByText(/No activity yet\. You’ll see submissions, confirmations/)).toBeVisible();
  });
});
