import { paths } from '@counterpoint/contract/paths';
import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { aComposer, aContributor, aRight, fillIn, saveDraft } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anApi, draft, kofi, open, openAt, volta } from './testing/open-wizard.tsx';

const lastSaved = (api: ReturnType<typeof anApi>) => api.to('PUT /recordings/:id').at(-1)?.body;

describe('contributors', () => {
  test('are found, and given instruments', async () => {
    const api = anApi();
    const { user } = openAt('contributors');
    await user.type(await screen.findByRole('combobox', { name: 'Add a contributor' }), 'Kofi');
    await user.click(await screen.findByRole('option', { name: /Kofi Mensah/ }));
    await user.selectOptions(screen.getByLabelText('Category of Kofi Mensah'), 'Studio producer');
    expect(screen.getByText('Directs the performance in the studio.')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Instruments and roles' }), 'drum');
    expect(await screen.findByRole('option', { name: 'Talking drum' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Drums' })).toBeVisible();
    saveDraft();
    await waitFor(() =>
      expect(lastSaved(api)).toMatchObject({
        contributors: [{ party_id: kofi.id, name: null, category: 'studio_producer', roles: ['drums'], share: null }],
      }),
    );
  });

  test.each(['display_artist', 'main_artists'] as const)('include the member if %s names them', async (field) => {
    const artist = {
      ...draft,
      display_artist: null,
      main_artists: [],
      [field]: field === 'main_artists' ? ['ama serwaa'] : 'Ama Serwaa',
    };
    const api = anApi({ 'GET /recordings/:id': artist });
    const { user } = openAt('contributors');
    await user.click(await screen.findByRole('button', { name: 'Add yourself' }));
    expect(screen.queryByRole('button', { name: 'Add yourself' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Category of Ama Serwaa')).toHaveFocus();
    saveDraft();
    await waitFor(() => expect(lastSaved(api)).toMatchObject({ contributors: [{ category: 'contracted_featured' }] }));
  });

  test('don’t include the member if another is the artist', async () => {
    anApi({ 'GET /recordings/:id': { ...draft, display_artist: 'Kofi Mensah' } });
    openAt('contributors');
    expect(await screen.findByRole('combobox', { name: 'Add a contributor' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add yourself' })).not.toBeInTheDocument();
  });

  test('show in words when they performed', async () => {
    const dated = aContributor({ performed_from: '2024-03-03', performed_to: '2024-03-05' });
    anApi({ 'GET /recordings/:id': { ...draft, contributors: [dated] } });
    openAt('contributors');
    expect(await screen.findByText(/performed from 3 March 2024 to 5 March 2024/)).toBeVisible();
  });

  test('keep the focus in place when a role is removed', async () => {
    anApi({ 'GET /recordings/:id': { ...draft, contributors: [aContributor({ roles: ['drums'] })] } });
    const { user } = openAt('contributors');
    await user.click(await screen.findByRole('button', { name: 'Remove Drums' }));
    expect(screen.getByRole('combobox', { name: 'Instruments and roles' })).toHaveFocus();
  });

  test('can be entered by name only, removed and restored', async () => {
    const api = anApi();
    const { user } = openAt('contributors');
    await user.click(await screen.findByRole('button', { name: 'Add by name only' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.keyboard('Yaw Darko');
    await user.click(screen.getByRole('button', { name: 'Remove Yaw Darko' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    saveDraft();
    await waitFor(() =>
      expect(lastSaved(api)).toMatchObject({ contributors: [{ party_id: null, name: 'Yaw Darko' }] }),
    );
  });

  test('without a name show an error at their field, once the member has left it', async () => {
    anApi();
    const { user } = openAt('contributors');
    await user.click(await screen.findByRole('button', { name: 'Add by name only' }));
    saveDraft();
    expect(await screen.findByText(/^Not saved yet\. Choose the contributor/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Continue to rights' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    expect(screen.getByRole('link', { name: 'Choose the contributor, or enter their name.' })).toBeVisible();
  });

  test('without a role are led to the search for one', async () => {
    anApi({ 'GET /recordings/:id': { ...draft, contributors: [aContributor({ roles: [] })] } });
    const { user } = openAt('review');
    await user.click(await screen.findByRole('button', { name: /^Go to field in Contributors: Choose this/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Instruments and roles' })).toHaveFocus());
  });

  test('who are featured get equal shares and a total', async () => {
    const three = [
      aContributor(),
      aContributor({ party_id: kofi.id, name: 'Kofi Mensah', is_me: false, category: 'other_featured' }),
      aContributor({ party_id: null, name: 'Yaw Darko', is_member: false, is_me: false, category: 'mixer' }),
    ];
    const api = anApi({ 'GET /recordings/:id': { ...draft, contributors: three } });
    const { user } = openAt('contributors');
    await user.click(await screen.findByRole('button', { name: 'Split featured shares evenly' }));
    expect(screen.getByLabelText('Featured share % of Kofi Mensah')).toHaveValue('50.00');
    expect(screen.queryByLabelText('Featured share % of Yaw Darko')).not.toBeInTheDocument();
    const totals = screen.getByRole('region', { name: 'Featured shares' });
    expect(within(totals).getByText('Fully allocated')).toBeVisible();
    await user.clear(screen.getByLabelText('Featured share % of Kofi Mensah'));
    await user.type(screen.getByLabelText('Featured share % of Kofi Mensah'), '40');
    expect(within(totals).getByText('10.00% left to allocate to featured performers')).toBeVisible();
    saveDraft();
    await waitFor(() =>
      expect(lastSaved(api)).toMatchObject({ contributors: [{ share: 5000 }, { share: 4000 }, { share: null }] }),
    );
  });
});

describe('rights', () => {
  test('start in the year of the P line, even for a recording released later', async () => {
    const reissue = { ...draft, rights: [], p_line_year: 1999, release_date: '2024-05-10' };
    anApi({ 'GET /recordings/:id': reissue });
    const { user } = openAt('rights');
    await user.click(await screen.findByRole('button', { name: 'Add me' }));
    expect(await screen.findByLabelText(/^First day/)).toHaveValue('1999-01-01');
    expect(screen.getByLabelText('Role')).toHaveFocus();
  });

  test('add a line for a holder chosen in the rights holders’ list', async () => {
    const api = anApi({ 'GET /rightsholders/:id': aComposer({ id: kofi.id, name: 'Kofi Mensah' }) });
    const path = paths.recordings.continueDraft(draft.id);
    const { location } = open(`${path}&step=rights&holder=${kofi.id}`);
    await waitFor(() => expect(api.to('GET /rightsholders/:id')).toHaveLength(1));
    await waitFor(() => expect(location()).not.toContain('holder='));
    expect((await screen.findAllByText('Kofi Mensah')).length).toBeGreaterThan(0);
  });
});

describe('a line of rights', () => {
  async function openLine(line: Partial<RightView> = {}) {
    anApi({ 'GET /recordings/:id': { ...draft, rights: [aRight({ valid_from: '2024-01-01', ...line })] } });
    const { user } = openAt('rights');
    await user.click(await screen.findByRole('button', { name: /^More about/ }));
    return { user, share: screen.getByRole('textbox', { name: 'Share %' }) };
  }

  test('shows an error of a wrong share on blur', async () => {
    const { user, share } = await openLine();
    await user.clear(share);
    await user.type(share, '120');
    expect(share).toBeValid();
    for (const [typed, message] of [
      ['120', 'A share can’t be above 100.'],
      ['-5', 'A share must be above 0.'],
      ['0', 'A share must be above 0.'],
      ['33.333', 'Enter a number with at most two decimals.'],
    ] as const) {
      await user.clear(share);
      await user.type(share, typed);
      await user.tab();
      await waitFor(() => expect(share).toHaveAccessibleDescription(message));
      expect(share).toBeInvalid();
    }
    await user.clear(share);
    await user.type(share, '80');
    await waitFor(() => expect(share).toBeValid());
  });

  test('shows an error for each field on blur, and none for the others', async () => {
    const { user, share } = await openLine();
    await user.clear(share);
    await fillIn(user, screen.getByLabelText(/^Last day/), '2020-01-01');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Last day/)).toHaveAccessibleDescription('The last day is before the first.'),
    );
    await user.click(screen.getByRole('button', { name: 'Exclude' }));
    await user.click(screen.getByRole('button', { name: 'World' }));
    expect(screen.queryByText(/cancel each other out/)).toBeNull();
    await user.click(screen.getByLabelText(/^Source/));
    const where = screen.getByRole('group', { name: /^Territories/ });
    expect(await within(where).findByText(/cancel each other out/)).toBeVisible();
  });

  test('shows an error once all uses are left empty, but not while another is being clicked', async () => {
    const { user } = await openLine({ uses: ['broadcast'] });
    const uses = screen.getByRole('group', { name: /^For which uses/ });
    const message = () => within(uses).queryByText('Choose at least one use.');
    await user.click(within(uses).getByRole('checkbox', { name: 'Broadcast' }));
    await user.tab();
    expect(within(uses).getByRole('checkbox', { name: 'Cable retransmission' })).toHaveFocus();
    expect(message()).toBeNull();
    // A label can't be focused: between press and click its container has the focus.
    const label = within(uses).getByText('Simulcast');
    await user.pointer({ keys: '[MouseLeft>]', target: label });
    expect(uses).not.toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await aWhile();
    expect(message()).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: label });
    expect(within(uses).getByRole('checkbox', { name: 'Simulcast' })).toBeChecked();
    await user.click(within(uses).getByRole('checkbox', { name: 'Simulcast' }));
    await user.click(screen.getByRole('textbox', { name: 'Share %' }));
    await waitFor(() => expect(message()).toBeVisible());
  });
});

describe('lines of rights with one error', () => {
  const tema = aRight({ party_id: kofi.id, name: 'Tema Records', is_me: false, share: 5000 });
  async function openLines() {
    anApi({ 'GET /recordings/:id': { ...draft, rights: [aRight({ name: 'Boateng Sounds', share: 5000 }), tema] } });
    const { user } = openAt('rights');
    await user.click(await screen.findByRole('button', { name: 'More about Tema Records' }));
    const share = screen.getByRole('textbox', { name: 'Share %' });
    await user.clear(share);
    await user.type(share, '120');
    await user.tab();
    await waitFor(() => expect(share).toBeInvalid());
    return user;
  }
  const wrongShares = () =>
    screen.getAllByRole('textbox', { name: 'Share %' }).filter((field) => field.matches('[aria-invalid="true"]'));

  test('keep their error while another line is removed and restored', async () => {
    const user = await openLines();
    await user.click(screen.getByRole('button', { name: 'Remove Boateng Sounds' }));
    await waitFor(() =>
      expect(wrongShares()).toEqual([expect.objectContaining({ name: 'rights.0.share', value: '120' })]),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(wrongShares()).toEqual([expect.objectContaining({ name: 'rights.1.share', value: '120' })]),
    );
    expect(wrongShares()[0]).toHaveAccessibleDescription('A share can’t be above 100.');
  });

  test('lose the error with the line and show it again when restored', async () => {
    const user = await openLines();
    await user.click(screen.getByRole('button', { name: 'Remove Tema Records' }));
    await user.click(screen.getByRole('button', { name: 'More about Boateng Sounds' }));
    await waitFor(() => expect(wrongShares()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(wrongShares()).toEqual([expect.objectContaining({ name: 'rights.1.share' })]));
  });
});

/** A form reports validation a moment later. */
const aWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

test('show errors and keep all values before leaving to browse the rights holders', async () => {
  anApi({ 'GET /recordings/:id': { ...draft, rights: [aRight()] } });
  const { user, location } = openAt('rights');
  await user.click(await screen.findByRole('button', { name: /^More about/ }));
  const share = screen.getByRole('textbox', { name: 'Share %' });
  await user.clear(share);
  await user.type(share, 'all');
  await user.click(screen.getByRole('button', { name: 'Browse rights holders' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Share %' })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: 'Share %' })).toHaveValue('all');
  expect(location()).toContain('step=rights');
});

describe('works', () => {
  test('are found and linked once each, or entered by title', async () => {
    const api = anApi();
    const { user } = openAt('works');
    const picker = await screen.findByRole('combobox', { name: 'Add a work' });
    for (const _ of ['first', 'again']) {
      await user.type(picker, 'Volta');
      await user.click(await screen.findByRole('option', { name: /Volta Blues/ }));
    }
    expect(screen.getByText('Linked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enter one manually' }));
    expect(screen.getByLabelText('Title of the work')).toHaveFocus();
    await user.keyboard('Old Hymn');
    saveDraft();
    await waitFor(() =>
      expect(lastSaved(api)).toMatchObject({
        works: [
          { composition_id: volta.id, title: 'Volta Blues' },
          { composition_id: null, title: 'Old Hymn' },
        ],
      }),
    );
  });
});

test('keeps the state of steps when going on and back', async () => {
  anApi({ 'GET /recordings/:id': { ...draft, contributors: [aContributor()], rights: [aRight()] } });
  const { user } = open(paths.recordings.continueDraft(draft.id));
  await user.click(await screen.findByRole('button', { name: 'Continue to rights' }));
  expect(await screen.findByRole('button', { name: 'Continue to works' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Continue to rights' })).toBeVisible();
});
