import { paths } from '@counterpoint/contract/paths';
import type { LinkedCase, LinkedRecording, LinkedWork } from '@counterpoint/domain/schemas/parties';
import { renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { LinkedCases, LinkedRecordings, LinkedWorks } from './linked-cards.tsx';

const work: LinkedWork = {
  id: '01900000-0000-7000-8000-000000000601',
  reference: 'GCR00101',
  title: 'Harbour Song',
  state: 'registered',
  is_in_dispute: false,
  roles: ['CA', 'E'],
  shares: { pr: 5_000, mr: 6_250, sr: 0 },
};
const recording: LinkedRecording = {
  id: '01900000-0000-7000-8000-000000000801',
  reference: 'GCS00101',
  title: 'Harbour Lights',
  display_artist: 'DJ Ama',
  isrc: null,
  state: 'registered',
  is_in_dispute: false,
};
const opposition: LinkedCase = {
  id: '01900000-0000-7000-8000-000000000701',
  number: 'OPP-2026-00184',
  kind: 'author_share',
  state: 'awaiting_response',
  object_title: 'Gold Coast Rain',
  side: 'respondent',
  is_my_turn: true,
};
const draft: LinkedCase = {
  ...opposition,
  id: '01900000-0000-7000-8000-000000000702',
  state: 'draft',
  is_my_turn: false,
};

const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('linked works have roles, shares, links to each and a link to all', () => {
  renderWithHost(<LinkedWorks works={{ items: [work], total: 7 }} />);
  const works = within(screen.getByRole('region', { name: 'Works 7' }));
  expect(works.getByText(/Original publisher/)).toBeVisible();
  expect(works.getByText(/50\.00%/)).toHaveTextContent('Performing 50.00%');
  expect(works.getByText(/62\.50%/)).toHaveTextContent('Mechanical 62.50%');
  expect(works.queryByText(/Synchronisation/)).toBeNull();
  expect(works.getByRole('link', { name: 'Harbour Song' })).toHaveAttribute(
    'href',
    paths.compositions.details(work.id),
  );
  expect(works.getByRole('link', { name: 'See all 7' })).toHaveAttribute('href', paths.compositions.list());
});

test('linked recordings lead to their pages', () => {
  renderWithHost(<LinkedRecordings recordings={{ items: [recording], total: 1 }} />);
  expect(linksIn('Sound recordings 1')).toEqual([paths.recordings.details(recording.id)]);
});

test('linked cases lead to their pages, and drafts to the filing', () => {
  renderWithHost(<LinkedCases oppositions={{ items: [opposition, draft], total: 2 }} />);
  expect(screen.getByText('Your turn')).toBeVisible();
  expect(linksIn('Works in dispute 2')).toEqual([
    paths.oppositions.details(opposition.id),
    paths.oppositions.continueDraft(draft.id),
  ]);
});
