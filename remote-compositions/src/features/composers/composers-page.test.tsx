import { paths } from '@counterpoint/contract/paths';
import { aComposerPage, aDraft, aParty, aWorkDetails, failWith, fakeApi, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ComposersPage } from './composers-page.tsx';

const { compositions } = paths;
const open = (path = compositions.composers(), route = compositions.composers()) =>
  renderWithHost(<ComposersPage />, { route, path });

const kwesi = aParty({ stage_names: ['K-Boat'], works: 3 });
const added = aParty({
  id: '01900000-0000-7000-8000-000000000031',
  name: 'Abena Added',
  kind: 'group',
  ipi_name_number: null,
  is_member: false,
  societies: [],
  works: 0,
  can_change: true,
});

describe('the composers', () => {
  test('begin with those that the member works with, each with names, numbers, societies and works', async () => {
    const api = fakeApi({ 'GET /composers': aComposerPage([kwesi, added]) });
    open();
    expect(await screen.findByText('Kwesi Boateng')).toBeVisible();
    expect(api.requests[0]?.query).toMatchObject({ filter: 'mine', query: '' });
    expect(screen.getByText('Also known as K-Boat')).toBeVisible();
    expect(screen.getByText('IPI 99900000256')).toBeVisible();
    expect(screen.getByText('GHAMRO (performing) · 3 registered works')).toBeVisible();
    expect(screen.getByText('Member')).toBeVisible();
    expect(screen.getByText('Group')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Works of Kwesi Boateng' })).toHaveAttribute(
      'href',
      `${compositions.search()}?query=99900000256`,
    );
    expect(screen.getByRole('link', { name: 'Correct Abena Added' })).toHaveAttribute(
      'href',
      `${compositions.addComposer()}?edit=${added.id}`,
    );
    expect(screen.queryByRole('link', { name: 'Correct Kwesi Boateng' })).not.toBeInTheDocument();
  });

  test('searches all composers if no collaborator matches', async () => {
    const api = fakeApi({ 'GET /composers': ({ query }) => aComposerPage(query.filter === 'all' ? [kwesi] : []) });
    const { user, location } = open(`${compositions.composers()}?query=boateng`);
    expect(await screen.findByRole('heading', { name: 'No one you work with matches “boateng”' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search everyone' }));
    expect(await screen.findByText('Kwesi Boateng')).toBeVisible();
    expect(location()).toBe(`${compositions.composers()}?query=boateng&filter=all`);
    expect(api.requests.at(-1)?.query).toMatchObject({ filter: 'all', query: 'boateng' });
  });

  test('show the error and retry', async () => {
    const api = fakeApi({ 'GET /composers': failWith(503, { message: 'Back in a minute.' }) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a minute.');
    api.use({ 'GET /composers': aComposerPage([kwesi]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kwesi Boateng')).toBeVisible();
  });
});

describe('for a composition', () => {
  const draft = aDraft({ title: 'Volta Blues' });
  const publisher = aParty({ id: '01900000-0000-7000-8000-000000000033', name: 'Osu Music', kind: 'organisation' });
  const openFor = (query = '') => open(`${compositions.composersFor(draft.id)}${query}`, compositions.composersFor());

  test('lead back to its writers, or publishers, with the chosen one', async () => {
    fakeApi({ 'GET /composers': aComposerPage([kwesi, publisher]), 'GET /compositions/:id': draft });
    const { user, location, goTo } = openFor();
    expect(await screen.findByText('For “Volta Blues”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volta Blues' })).toHaveAttribute(
      'href',
      `${compositions.continueDraft(draft.id)}&step=writers`,
    );
    await user.click(await screen.findByRole('button', { name: 'Choose Kwesi Boateng' }));
    expect(location()).toBe(`${compositions.continueDraft(draft.id)}&step=writers&writer=${kwesi.id}`);
    await act(() => goTo(compositions.composersFor(draft.id)));
    await user.click(await screen.findByRole('button', { name: 'Choose Osu Music' }));
    expect(location()).toBe(`${compositions.continueDraft(draft.id)}&step=publishers&publisher=${publisher.id}`);
  });

  test('that is registered opens its new revision', async () => {
    const registered = aWorkDetails({ id: draft.id, title: 'Volta Blues' });
    fakeApi({ 'GET /composers': aComposerPage([kwesi]), 'GET /compositions/:id': registered });
    const { user, location } = openFor();
    expect(await screen.findByRole('link', { name: 'Add a composer' })).toHaveAttribute(
      'href',
      compositions.findComposerFor(draft.id),
    );
    await user.click(await screen.findByRole('button', { name: 'Choose Kwesi Boateng' }));
    expect(location()).toBe(`${compositions.amend(draft.id)}&step=writers&writer=${kwesi.id}`);
  });

  test('that is submitted, or another member’s, can’t be added to', async () => {
    const waiting = aWorkDetails({ id: draft.id, title: 'Volta Blues', state: 'awaiting_confirmation' });
    const api = fakeApi({ 'GET /compositions/:id': waiting });
    const { goTo, queryClient } = openFor();
    expect(await screen.findByRole('heading', { name: 'No one can be added to “Volta Blues”' })).toBeVisible();
    api.use({ 'GET /compositions/:id': failWith(404, { message: 'This work was not found.', code: 'not_found' }) });
    queryClient.clear();
    await act(() => goTo(compositions.composersFor('01900000-0000-7000-8000-00000000dead')));
    expect(await screen.findByRole('heading', { name: 'This work wasn’t found' })).toBeVisible();
  });
});
