// cspell:ignore answerby
import { CASE_STATES, ISNI_STATUSES, RECORDING_STATES, WORK_STATES } from '@counterpoint/domain/states';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible, renderInKit } from '../testing/render-in-kit.tsx';
import {
  caseStatus,
  EmptyState,
  ErrorState,
  Facts,
  FactsLine,
  isniStatus,
  MarkedText,
  PageHeader,
  RelativeDate,
  recordingStatus,
  Timeline,
  WorkStatus,
  workStatus,
} from './index.ts';

describe('status texts', () => {
  const all = [
    ...WORK_STATES.map((state) => ({ state, ...workStatus(state, false) })),
    ...RECORDING_STATES.map((state) => ({ state, ...recordingStatus(state, false) })),
    ...ISNI_STATUSES.map((state) => ({ state, ...isniStatus(state) })),
    ...CASE_STATES.map((state) => ({ state, ...caseStatus(state) })),
  ];

  test.each(all)('$state has a label, a meaning and a next step', ({ label, meaning, next }) => {
    expect(label).toMatch(/^[A-Z]/);
    expect(meaning).toMatch(/\.$/);
    expect(next).toMatch(/\.$/);
  });

  test.each([
    ['registered', false, { label: 'Registered', tone: 'green' }],
    ['awaiting_confirmation', false, { label: 'Awaiting confirmation', tone: 'amber' }],
    ['registered_incomplete', false, { label: 'Registered, incomplete', tone: 'violet' }],
    ['draft', false, { label: 'Draft', tone: 'grey' }],
    ['registered', true, { label: 'In dispute', tone: 'terracotta' }],
  ] as const)('format a composition %s (dispute: %s) as %p', (state, isInDispute, status) => {
    expect(workStatus(state, isInDispute)).toMatchObject(status);
  });

  test('appear in a badge', () => {
    renderInKit(<WorkStatus state="registered" isInDispute />);
    expect(screen.getByText('In dispute')).toBeVisible();
  });
});

test('PageHeader links to the help topic', async () => {
  const { container } = renderInKit(
    <PageHeader
      title="Works in dispute"
      help={{ label: 'How a dispute works', href: '/help?topic=answering-a-dispute' }}
      renderLink={({ href, children }) => <a href={`/portal${href}`}>{children}</a>}
    />,
  );
  const link = screen.getByRole('link', { name: 'How a dispute works' });
  expect(link).toHaveAttribute('href', '/portal/help?topic=answering-a-dispute');
  await expectAccessible(container);
});

test('PageHeader shows title, back link and actions', async () => {
  const { container } = renderInKit(
    <PageHeader
      title="Gold Coast Rain"
      context="ISWC T-034.524.680-1"
      breadcrumbs={[{ label: 'Music compositions', href: '/music-composition' }, { label: 'Gold Coast Rain' }]}
      renderLink={({ href, children }) => <a href={`/portal${href}`}>{children}</a>}
      actions={<button type="button">Amend</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Gold Coast Rain' })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link')).toHaveAttribute('href', '/portal/music-composition');
  expect(trail.getByRole('listitem', { current: 'page' })).toHaveTextContent('Gold Coast Rain');
  await expectAccessible(container);
});

test('ErrorState offers a retry', async () => {
  const onRetry = jest.fn();
  const { user } = renderInKit(<ErrorState message="The list could not be loaded." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('EmptyState, Timeline and Facts read in order and are accessible', async () => {
  const { container } = renderInKit(
    <>
      <EmptyState title="Your works will be listed here" action={<a href="/add">Register the first</a>} />
      <Timeline
        items={[
          { id: '1', title: 'Filed' },
          { id: '2', title: 'Your answer', meta: 'by 2 December 2026', isOpen: true },
        ]}
      />
      <Facts items={[{ label: 'Language', value: 'English' }]} />
    </>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Filed',
    'Your answerby 2 December 2026',
  ]);
  expect(screen.getByRole('definition')).toHaveTextContent('English');
  await expectAccessible(container);
});

test('MarkedText shows the whole text with marks', () => {
  const parts = [
    { text: 'Volta', isMatch: true },
    { text: ' Blues', isMatch: false },
  ];
  const { container } = renderInKit(<MarkedText parts={parts} />);
  expect(container).toHaveTextContent('Volta Blues');
  expect(screen.getByRole('mark')).toHaveTextContent(/^Volta$/);
});

test('RelativeDate shows the age, and the date on hover', () => {
  renderInKit(<RelativeDate at="2020-03-14T10:00:00Z" />);
  const date = screen.getByRole('time');
  expect(date).toHaveTextContent('ago');
  expect(date).toHaveAttribute('datetime', '2020-03-14T10:00:00Z');
  expect(date).toHaveAttribute('title', '14 March 2020');
});

test('FactsLine omits missing facts, and separates the others by dots', () => {
  const { container } = renderInKit(
    <FactsLine facts={['ISRC GB-EMI-03-00013', null, '', false, '3:42', <b key="b">Osu</b>]} />,
  );
  expect(container).toHaveTextContent(/^ISRC GB-EMI-03-00013 · 3:42 · Osu$/);
  expect(screen.getByText('3:42')).toBeVisible();
});
