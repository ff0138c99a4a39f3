import { aDashboard, anEmptyDashboard, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ConfirmedCard, Counts } from './counts.tsx';

describe('the counts', () => {
  test('link to their lists, except the confirmed shares', () => {
    renderWithHost(<Counts {...aDashboard()} />);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Works', '/music-composition'],
      ['Sound recordings', '/sound-recordings'],
      ['Works in dispute', '/musical-opposition'],
    ]);
    expect(screen.getByRole('heading', { name: 'Shares confirmed' })).toBeVisible();
  });

  test('are written with their thousands apart', () => {
    const recordings = { all: 10_128, registered: 10_128, awaiting_confirmation: 0, in_dispute: 0, draft: 0 };
    renderWithHost(<Counts {...aDashboard({ recordings })} />);
    expect(screen.getByText('10,128')).toBeVisible();
  });

  test('leave out areas that the person’s role doesn’t include', () => {
    renderWithHost(<Counts {...aDashboard({ compositions: null, oppositions: null })} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Sound recordings']);
  });

  test('show that there are none yet', () => {
    renderWithHost(<Counts {...anEmptyDashboard()} />);
    expect(screen.getAllByText('None yet')).toHaveLength(3);
    expect(screen.getByText('No confirmation requests yet')).toBeVisible();
  });

  test('show how many cases need an answer', () => {
    const oppositions = { all: 6, needs_answer: 2, waiting: 2, society: 1, draft: 0, closed: 1 };
    renderWithHost(<Counts {...aDashboard({ oppositions })} />);
    expect(document.body).toHaveTextContent('2 need your response · 3 with others · 1 closed');
  });
});

describe('the confirmed shares', () => {
  test.each([
    [{ asked: 39, confirmed: 34, share: 9743, members_to_confirm: 5 }, '97.43%', '5 members haven’t confirmed yet'],
    [{ asked: 2, confirmed: 1, share: 5000, members_to_confirm: 1 }, '50.00%', '1 member hasn’t confirmed yet'],
    // The reader is still to confirm, or the deadline has passed.
    [{ asked: 2, confirmed: 1, share: 5000, members_to_confirm: 0 }, '50.00%', 'No other member needs to confirm'],
    [{ asked: 2, confirmed: 2, share: 10_000, members_to_confirm: 0 }, '100.00%', 'No other member needs to confirm'],
    [{ asked: 0, confirmed: 0, share: null, members_to_confirm: 0 }, '–', 'No confirmation requests yet'],
  ])('read, of %j: %s, %s', (confirmations, figure, note) => {
    renderWithHost(<ConfirmedCard {...confirmations} />);
    expect(screen.getByText(figure)).toBeVisible();
    expect(screen.getByText(note)).toBeVisible();
  });
});
