import { paths } from '@counterpoint/contract/paths';
import {
  aDashboard,
  aNotificationPage,
  anAttentionItem,
  anEmptyDashboard,
  aProfile,
  attentionCounts,
  type FakeResponse,
  failWith,
  fakeApi,
  fakeHost,
  neverRespond,
  pretendWidth,
  renderWithHost,
  respondWithFile,
} from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal, SHELL_RESPONSES } from '../../testing/render-portal.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const CALL = 'GET /dashboard';
const DRAFT_ID = '01900000-0000-7000-8000-000000000777';
const BELL = { 'GET /notifications': aNotificationPage([]) };
const NOTHING = anEmptyDashboard();

describe('the dashboard', () => {
  test('counts works, recordings and cases by state', async () => {
    fakeApi({ ...BELL, [CALL]: aDashboard() });
    renderWithHost(<DashboardPage />);
    expect(await screen.findByRole('link', { name: 'Works' })).toHaveAttribute('href', '/music-composition');
    expect(document.body).toHaveTextContent('8 registered · 2 pending · 1 in dispute · 1 incomplete · 1 in draft');
    expect(document.body).toHaveTextContent('2 registered · 1 in draft');
    expect(document.body).toHaveTextContent('1 needs your response · 1 closed');
  });

  test('lists items that need the member, each with its link', async () => {
    const draft = anAttentionItem({ kind: 'continue_draft', object_id: DRAFT_ID, title: 'Volta Blues' });
    fakeApi({ ...BELL, [CALL]: aDashboard({ attention: [anAttentionItem(), draft] }) });
    renderWithHost(<DashboardPage />);
    const section = await screen.findByRole('region', { name: 'Needs your attention' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    expect(within(section).getByRole('link', { name: 'Continue: Volta Blues' })).toHaveAttribute(
      'href',
      `/music-composition/add?draft=${DRAFT_ID}`,
    );
    expect(screen.getByText('2 items need your attention')).toBeInTheDocument();
    const help = within(section).getByRole('link', { name: 'About this list' });
    expect(help).toHaveAttribute('href', paths.account.helpTopic('what-needs-you'));
  });

  test.each([
    [1440, ['Register a recording', 'Register a composition', 'Works']],
    [390, ['Register a recording', 'Register a composition', 'About this list']],
  ])('has a Tab order that matches its layout at %d pixels', async (width, first) => {
    pretendWidth(width);
    fakeApi({ ...BELL, [CALL]: aDashboard() });
    renderWithHost(<DashboardPage />);
    await screen.findByRole('link', { name: 'Works' });
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent?.trim());
    expect(names.slice(0, 3)).toEqual(first);
  });

  test('links to the lists with more than is shown', async () => {
    const attention = [anAttentionItem()];
    const attention_counts = {
      ...attentionCounts(attention),
      answer_opposition: 3,
      confirm_shares: 5,
      missing_ipi: 2,
      answer_part: 1,
      revision_declined: 2,
    };
    fakeApi({ ...BELL, [CALL]: aDashboard({ attention, attention_counts, listed_counts: { missing_ipi: 4 } }) });
    renderWithHost(<DashboardPage />);
    expect(await screen.findByText('13 items need your attention')).toBeVisible();
    expect(screen.getByRole('link', { name: '3 cases to respond to' })).toHaveAttribute(
      'href',
      '/musical-opposition?filter=needs_answer',
    );
    expect(screen.getByRole('link', { name: '5 works to confirm' })).toHaveAttribute(
      'href',
      '/music-composition?filter=awaits_me',
    );
    // Two of the four can only be completed by others.
    expect(screen.getByRole('link', { name: '4 works without an IPI name number' })).toHaveAttribute(
      'href',
      '/music-composition?filter=registered_incomplete',
    );
    expect(screen.getByRole('link', { name: '1 recording with a line-up claim' })).toHaveAttribute(
      'href',
      '/sound-recordings?filter=line_up_claimed',
    );
    expect(screen.getByRole('link', { name: '2 declined revisions' })).toHaveAttribute(
      'href',
      '/music-composition?filter=revision_declined',
    );
  });

  test('counts and links to mandate tasks, also for a member without works', async () => {
    fakeApi({ ...BELL, [CALL]: anEmptyDashboard({ mandates: { proposed: 1, to_confirm: 2 } }) });
    renderWithHost(<DashboardPage />);
    expect(await screen.findByText('3 items need your attention')).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Needs your attention' }));
    expect(section.getByText('A member proposed a mandate to you')).toBeVisible();
    expect(section.getByText('2 works or recordings are waiting for members you represent')).toBeVisible();
    for (const link of section.getAllByRole('link', { name: 'Review: Mandates' }))
      expect(link).toHaveAttribute('href', paths.account.mandates());
  });

  test.each([
    ['more_info_needed', 'The society needs more information for your ISNI application'],
    ['possible_match', 'The ISNI agency has a record that may be yours'],
  ] as const)('lists the ISNI question %s, also for a member without works', async (isni_question, description) => {
    fakeApi({ ...BELL, [CALL]: anEmptyDashboard({ isni_question }) });
    renderWithHost(<DashboardPage />);
    expect(await screen.findByText('1 item needs your attention')).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Respond: ISNI application' });
    expect(link).toHaveAttribute('href', paths.account.personalIdentifiers());
  });

  test('offers a new member the first step', async () => {
    fakeApi({ ...BELL, [CALL]: NOTHING });
    renderWithHost(<DashboardPage />);
    expect(await screen.findByRole('link', { name: 'Register your first composition' })).toHaveAttribute(
      'href',
      '/music-composition/add',
    );
    expect(screen.queryByText('Needs your attention')).not.toBeInTheDocument();
  });

  test('offers a new record company its first recording', async () => {
    fakeApi({ ...BELL, [CALL]: NOTHING });
    const user = aProfile({ register_as: 'corporate', organisation_type: 'Record Company' });
    renderWithHost(<DashboardPage />, { host: fakeHost({ user }) });
    expect(await screen.findByRole('link', { name: 'Register your first recording' })).toHaveAttribute(
      'href',
      paths.recordings.add(),
    );
  });

  test('announces that it is loading, and shows no buttons that a new member would lose', () => {
    fakeApi({ ...BELL, [CALL]: neverRespond });
    renderWithHost(<DashboardPage />);
    expect(screen.getByRole('status', { name: 'Loading the dashboard' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Register a composition')).not.toBeVisible();
  });

  test('can be tried again after a failure', async () => {
    const api = fakeApi({ ...BELL, [CALL]: () => failWith(500, { message: 'Not just now.' }) });
    const { user } = renderWithHost(<DashboardPage />);
    expect(await screen.findByText('Not just now.')).toBeInTheDocument();
    api.use({ [CALL]: aDashboard() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Needs your attention')).toBeInTheDocument();
  });

  test('updates after changes', async () => {
    const api = fakeApi({ ...BELL, [CALL]: NOTHING });
    const host = fakeHost();
    renderWithHost(<DashboardPage />, { host });
    await screen.findByText('Your repertoire begins here');
    api.use({ [CALL]: aDashboard() });
    host.publishChange('compositions');
    await waitFor(() => expect(screen.getByText('Needs your attention')).toBeInTheDocument());
  });
});

test.each(['compositions', 'oppositions'])('loads again after a change of %s on another page', async (topic) => {
  const stream = Promise.withResolvers<FakeResponse>();
  const api = fakeApi({ ...SHELL_RESPONSES, [CALL]: aDashboard(), 'GET /live': () => stream.promise });
  const { goTo, portal } = renderPortal('/dashboard');
  await screen.findByText('Needs your attention');
  const recording = ['recordings', 'details', DRAFT_ID];
  portal.queryClient.setQueryData(recording, {});
  await act(() => goTo('/nowhere'));
  await screen.findByRole('heading', { name: 'This page doesn’t exist' });
  api.use({ [CALL]: NOTHING, 'GET /live': neverRespond });
  const events = [topic, 'notifications'].map((each) => `event: change\ndata: {"topic":"${each}"}\n\n`);
  stream.resolve(respondWithFile('events', events.join(''), 'text/event-stream'));
  await waitFor(() => expect(api.to('GET /notifications')).toHaveLength(2));
  expect(api.to(CALL)).toHaveLength(1);
  expect(portal.queryClient.getQueryState(recording)?.isInvalidated).toBe(true);
  await act(() => goTo('/dashboard'));
  expect(await screen.findByText('Your repertoire begins here')).toBeVisible();
});
