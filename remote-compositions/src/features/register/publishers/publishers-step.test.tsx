// cspell:ignore d’Ivoire Ajouter territ
import { aParty, type FakeRequest, fillIn, respondWith } from '@counterpoint/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInForm } from '../testing/in-form.tsx';
import { lineFor } from '../writers/new-writer-line.ts';
import { WriterTerms } from '../writers/writer-terms.tsx';
import { CollectionsField } from './collections-field.tsx';
import { LineFindings } from './line-findings.tsx';
import { PublishersStep } from './publishers-step.tsx';

const person = aParty({ name: 'Kofi Mensah', is_me: false });
const osu = aParty({ id: '01900000-0000-7000-8000-0000000000a1', kind: 'organisation', name: 'Osu Music' });
const rhine = aParty({ id: '01900000-0000-7000-8000-0000000000a2', kind: 'organisation', name: 'Rhine Verlag' });
const row = (party: typeof osu) => ({ ...party, stage_names: [], societies: [], works: 3, can_change: false });

function open(parties = [person]) {
  const writers = parties.map((party) => lineFor(party, { writers: [], publishers: [], text_music: '' }));
  return renderInForm(
    <PublishersStep />,
    { writers },
    {
      'GET /composers': ({ query }: FakeRequest) => {
        const items = [osu, rhine].filter(({ name }) => name.toLowerCase().includes(query.query ?? ''));
        return { items: items.map(row), total: items.length, page: 1, per_page: 8 };
      },
      'POST /composers/candidates': { items: [] },
    },
  );
}

type Page = ReturnType<typeof open>;

afterEach(() => {
  document.documentElement.lang = 'en';
});

async function pick({ user }: Page, label: string, { query, name }: { query: string; name: RegExp }) {
  await user.type(screen.getByRole('combobox', { name: label }), query);
  await user.click(await screen.findByRole('option', { name }));
}

describe('publishers', () => {
  test('begin as original publisher of the only writer, and take the usual half, which can be undone', async () => {
    const page = open();
    await pick(page, 'Add a publisher', { query: 'osu', name: /Osu Music/ });
    const chain = await screen.findByRole('region', { name: 'Publisher Osu Music' });
    expect(within(chain).getByRole('checkbox', { name: 'Kofi Mensah' })).toBeChecked();
    expect(within(chain).getByRole('combobox', { name: 'Role of Osu Music' })).toHaveValue('E');
    await page.user.click(screen.getByRole('button', { name: 'Split 50/50' }));
    await waitFor(() => expect(screen.getByLabelText('Performing % of Osu Music')).toHaveValue('50.00'));
    expect(page.values().writers[0]?.shares).toMatchObject({ pr: '50.00', mr: '50.00' });
    expect(
      screen.getByText(
        'The split also changed the writers’ shares. Kofi Mensah: performing 50.00%, mechanical 50.00%.',
      ),
    ).toBeVisible();
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(totals).toHaveTextContent('Writers 50.00%Publishers 50.00%');
    await page.user.click(screen.getByRole('button', { name: 'Undo the split' }));
    await waitFor(() => expect(screen.getByLabelText('Performing % of Osu Music')).toHaveValue('0.00'));
    expect(page.values().writers[0]?.shares.pr).toBe('100.00');
  });

  test('publish no co-writer until the member chooses it', async () => {
    const page = open([aParty({ name: 'Ama Kusi', is_me: true }), person]);
    await pick(page, 'Add a publisher', { query: 'osu', name: /Osu Music/ });
    const chain = await screen.findByRole('region', { name: 'Publisher Osu Music' });
    expect(within(chain).getByRole('checkbox', { name: 'Ama Kusi' })).toBeChecked();
    expect(within(chain).getByRole('checkbox', { name: 'Kofi Mensah' })).not.toBeChecked();
  });

  test('show at once what an administrator can’t own, and which half is too large', async () => {
    const page = open();
    await pick(page, 'Add a publisher', { query: 'osu', name: /Osu Music/ });
    const add = await screen.findByRole('button', { name: 'Add an administrator or sub-publisher of Osu Music' });
    await page.user.click(add);
    await pick(page, 'Who acts for Osu Music', { query: 'rhine', name: /Rhine Verlag/ });
    expect(add).toHaveFocus();
    const share = await screen.findByLabelText('Performing % of Rhine Verlag');
    await page.user.clear(share);
    await page.user.type(share, '5');
    expect(await screen.findByText(/^Only an original publisher or an acquirer owns shares/)).toBeVisible();
    const osuShare = screen.getByLabelText('Performing % of Osu Music');
    await page.user.clear(osuShare);
    await page.user.type(osuShare, '60');
    await page.user.tab();
    expect(osuShare).toHaveAccessibleDescription(/at most 50% of the performing right/);
    expect(osuShare).toHaveValue('60.00');
  });

  test('are removed with all who act for them, and restored with their writers', async () => {
    const page = open();
    await pick(page, 'Add a publisher', { query: 'osu', name: /Osu Music/ });
    await page.user.click(
      await screen.findByRole('button', { name: 'Add an administrator or sub-publisher of Osu Music' }),
    );
    await pick(page, 'Who acts for Osu Music', { query: 'rhine', name: /Rhine Verlag/ });
    await page.user.click(await screen.findByRole('button', { name: 'Remove Osu Music' }));
    expect(screen.getByText('Osu Music and 1 publisher below it removed.')).toBeVisible();
    expect(page.values()).toMatchObject({ publishers: [], writers: [{ chains: [] }] });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Performing % of Rhine Verlag')).toBeVisible();
    expect(page.values()).toMatchObject({
      publishers: [
        { type: 'E', chain: 1 },
        { type: 'AM', chain: 1 },
      ],
      writers: [{ chains: [1] }],
    });
  });

  test('collect worldwide until territories are chosen, and nothing elsewhere', async () => {
    const page = open();
    await pick(page, 'Add a publisher', { query: 'osu', name: /Osu Music/ });
    await page.user.click(await screen.findByRole('button', { name: 'More about Osu Music' }));
    await page.user.click(screen.getByRole('button', { name: 'Choose territories' }));
    const territories = await screen.findByRole('group', { name: /^Territories/ });
    await waitFor(() => expect(territories.contains(document.activeElement)).toBe(true));
    await pick(page, 'Add a territory', { query: 'gha', name: /^Ghana/ });
    await page.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Whether Osu Music collects in Ghana' }),
      'Not in',
    );
    expect(screen.getByLabelText('Performing % that Osu Music collects in Ghana')).toBeDisabled();
    await fillIn(page.user, screen.getByLabelText('Your agreement number (optional)'), 'OSU-77');
    expect(page.values().publishers[0]).toMatchObject({
      agreement: { number: 'OSU-77' },
      collections: [
        { is_included: true, territory: '2136' },
        { is_included: false, territory: '0288', shares: { pr: '0.00', mr: '0.00' } },
      ],
    });
    await page.user.click(screen.getByRole('button', { name: 'Remove Ghana' }));
    await waitFor(() => expect(territories.contains(document.activeElement)).toBe(true));
  });

  test('get shares of a territory as the reader writes them', async () => {
    document.documentElement.lang = 'fr';
    const { user } = renderInForm(
      <CollectionsField list="publishers" index={0} rights={['pr']} name="Osu Music" />,
      {},
    );
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('textbox')).toHaveValue('0,00');
  });

  test.each([
    ['en', 'sao tome', /^São Tomé/],
    ['fr', "cote d'iv", /^Côte d’Ivoire/],
    ['fr', 'senegal', /^Sénégal/],
  ])('find a territory typed without accents (%s: %s)', async (language, typed, name) => {
    document.documentElement.lang = language;
    const { user } = renderInForm(
      <CollectionsField list="publishers" index={0} rights={['pr']} name="Osu Music" />,
      {},
    );
    await user.click(screen.getByRole('button'));
    await user.type(await screen.findByRole('combobox', { name: /^(Add a|Ajouter un) territ/ }), typed);
    expect(await screen.findByRole('option', { name })).toBeVisible();
  });

  test('can be unknown, or be added with name and number', async () => {
    const page = open();
    await page.user.click(screen.getByRole('button', { name: 'Add an unknown publisher' }));
    expect(await screen.findByRole('region', { name: 'Publisher Unknown publisher' })).toBeVisible();
    const added = { ...row(osu), name: 'Volta House', version: 1, given_names: null, family_name: null };
    page.api.use({
      'POST /composers': respondWith(201, { ...added, organisation_name: 'Volta House', my_details: null }),
    });
    await fillIn(page.user, screen.getByRole('combobox', { name: 'Add another publisher' }), 'Volta House');
    await page.user.click(await screen.findByRole('button', { name: 'Add a new publisher' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a new publisher' });
    expect(within(dialog).getByLabelText('Name of the publisher')).toHaveValue('Volta House');
    await page.user.click(within(dialog).getByRole('button', { name: 'Add this publisher' }));
    expect(await screen.findByRole('region', { name: 'Publisher Volta House' })).toBeVisible();
    expect(page.api.to('POST /composers')[0]?.body).toMatchObject({
      kind: 'organisation',
      organisation_name: 'Volta House',
    });
    expect(page.values().publishers.map(({ party_id, chain }) => [party_id, chain])).toEqual([
      [null, 1],
      [osu.id, 2],
    ]);
  });
});

describe('territories of a writer from a file', () => {
  const line = lineFor(person, { writers: [], publishers: [], text_music: '' });
  const inWorld = { is_included: true, territory: '2136', shares: { pr: '50.00', mr: '50.00', sr: '20.00' } };

  test('can be changed with the writer’s shares, also for a right that nobody has a share of', async () => {
    const writers = [{ ...line, collections: [inWorld] }];
    const page = renderInForm(<WriterTerms index={0} rights={['pr', 'mr']} name="Kofi Mensah" />, { writers });
    const collected = (right: string) => screen.findByLabelText(`${right} % that Kofi Mensah collects in World`);
    await page.user.clear(await collected('Mechanical'));
    await page.user.clear(await collected('Synchronisation'));
    expect(page.values().writers[0]?.collections).toEqual([{ ...inWorld, shares: { pr: '50.00', mr: '', sr: '' } }]);
    await page.user.click(screen.getByRole('button', { name: 'Remove World' }));
    expect(page.values().writers[0]?.collections).toEqual([]);
  });

  test('say that one of them is listed twice', async () => {
    const writers = [{ ...line, collections: [inWorld, inWorld] }];
    renderInForm(
      <LineFindings>
        <WriterTerms index={0} rights={['pr', 'mr']} name="Kofi Mensah" />
      </LineFindings>,
      { writers },
    );
    expect(await screen.findByText(/^World is listed twice here/)).toBeVisible();
  });

  test('say at a share that all of them total too much', async () => {
    const tooMuch = { ...inWorld, shares: { pr: '50.00', mr: '60.00', sr: '' } };
    const writers = [tooMuch, tooMuch].map((collection) => ({ ...line, collections: [collection] }));
    renderInForm(
      <LineFindings>
        <WriterTerms index={1} rights={['pr', 'mr']} name="Kofi Mensah" />
      </LineFindings>,
      { writers },
    );
    const share = await screen.findByLabelText('Mechanical % that Kofi Mensah collects in World');
    await waitFor(() => expect(share).toHaveAccessibleDescription(/^Shares collected in World total 120.00%/));
  });

  test('aren’t offered for a writer without any', () => {
    renderInForm(<WriterTerms index={0} rights={['pr', 'mr']} name="Kofi Mensah" />, { writers: [line] });
    expect(screen.queryByRole('group', { name: /Territories/ })).toBeNull();
  });
});
