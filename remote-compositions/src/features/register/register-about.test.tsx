import { paths } from '@counterpoint/contract/paths';
import { fieldsOf, WORK_FIELDS } from '@counterpoint/domain/fields';
import { aParty, aWorkRow, aWriter, fillIn, saveDraft } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anApi, draft, open } from './testing/open-wizard.tsx';

const at = (step: string) => `${paths.compositions.continueDraft(draft.id)}&step=${step}`;

describe('about the work', () => {
  test('asks little, and opens collapsed sections that hold a value', async () => {
    anApi({ 'GET /compositions/:id': { ...draft, opus: 'Op. 3', distribution_category: 'SER' } });
    const { user } = open(at('about'));
    expect(await screen.findByLabelText('Opus (optional)')).toHaveValue('Op. 3');
    expect(screen.getByLabelText('Instrumentation')).toBeVisible();
    expect(screen.queryByLabelText('Created (optional)')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Dates and copyright/ }));
    expect(screen.getByLabelText('Created (optional)')).toBeVisible();
  });

  test('has an input for every field of a work', async () => {
    anApi({ 'GET /compositions/:id': { ...draft, version_type: 'MOD' } });
    const { user } = open(at('about'));
    const step = await screen.findByRole('group', { name: 'About the work' });
    for (const section of within(step).getAllByRole('button', { expanded: false })) await user.click(section);
    for (const [, field] of fieldsOf(WORK_FIELDS)) expect(step).toHaveTextContent(field.label());
  });

  test('requires the type of change of a modified version, and sends it', async () => {
    const api = anApi();
    const { user } = open(at('about'));
    await user.click(await screen.findByRole('radio', { name: 'Modified version of another work' }));
    await user.selectOptions(screen.getByLabelText('The music'), 'The music is arranged');
    await user.selectOptions(screen.getByLabelText('The lyrics'), 'The lyrics are translated');
    await fillIn(user, screen.getByLabelText('Its title'), 'Old Song');
    saveDraft();
    await waitFor(() =>
      expect(api.to('PUT /compositions/:id').at(-1)?.body).toMatchObject({
        version_type: 'MOD',
        music_arrangement: 'ARR',
        lyric_adaptation: 'TRA',
        original_work: { title: 'Old Song', iswc: null, writer: null },
      }),
    );
  });

  test('shows the error at the right line after an empty one', async () => {
    anApi();
    const { user } = open(at('about'));
    await user.click(await screen.findByRole('button', { name: /^Performers/ }));
    await user.click(screen.getByRole('button', { name: 'Add a performer' }));
    await user.click(screen.getByRole('button', { name: 'Add a performer' }));
    const numbers = screen.getAllByLabelText('IPI name number (optional)');
    await user.type(numbers[1] ?? fail(), '123');
    await user.click(screen.getByRole('button', { name: 'Continue to writers' }));
    await waitFor(() => expect(numbers[1]).toBeInvalid());
    expect(numbers[0]).toBeValid();
  });
});

test('a share above 100 is refused as such, as its field is left', async () => {
  anApi({ 'GET /compositions/:id': { ...draft, writers: [aWriter()] } });
  const { user } = open(at('writers'));
  const performing = await screen.findByLabelText(/^Performing % of Ama/);
  await user.clear(performing);
  await user.type(performing, '150');
  await user.tab();
  await waitFor(() => expect(performing).toBeInvalid());
  expect(screen.getByText('A share can’t be above 100.')).toBeVisible();
});

function fail(): never {
  throw new Error('There are two lines.');
}

describe('the review', () => {
  test('links a blocking error to its field', async () => {
    anApi({ 'GET /compositions/:id': { ...draft, version_type: 'MOD' } });
    const { user } = open(at('review'));
    expect(await screen.findByText('Before you can submit')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: /^Go to field in About the work: Choose how the music was changed/ }),
    );
    await waitFor(() => expect(screen.getByLabelText('The music')).toHaveFocus());
  });

  test('names the line that an error is about', async () => {
    const writers = [aWriter({ shares: { pr: 10_000, mr: 10_000, sr: 0 } }), aWriter({ role: 'PA', shares: none() })];
    anApi({ 'GET /compositions/:id': { ...draft, writers } });
    open(at('review'));
    expect(await screen.findByText(/Ama Serwaa: This writer has no share in any right/)).toBeVisible();
  });

  test('does not submit before each likely duplicate is dismissed', async () => {
    const row = { ...aWorkRow({ title: 'Volta Blue' }), is_mine: false };
    const why = [{ field: 'title', given: 'Volta Blues', found: 'Volta Blue' }];
    const api = anApi({
      'POST /compositions/candidates': { items: [{ row, certainty: 'probable', why }] },
      'POST /compositions/:id/submission': { ...draft, state: 'registered', version: 4 },
    });
    const { user } = open(at('review'));
    const same = await screen.findByRole('region', { name: 'Possible duplicates' });
    expect(same).toHaveTextContent('Its title, “Volta Blue”, is similar to “Volta Blues”.');
    expect(within(same).getByRole('link', { name: 'This is the same work' })).toHaveAttribute(
      'href',
      `${paths.compositions.details(row.id)}?claim=1`,
    );
    await user.click(screen.getByRole('button', { name: 'Submit for registration' }));
    const tick = within(same).getByRole('checkbox', { name: 'Mine is a different work from “Volta Blue”' });
    expect(tick).toHaveFocus();
    expect(tick).toHaveAccessibleDescription(/Confirm that yours is a different work/);
    expect(api.to('POST /compositions/:id/submission')).toHaveLength(0);
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Submit for registration' }));
    expect(await screen.findByText(`Elsewhere: ${paths.compositions.details(draft.id)}`)).toBeVisible();
    expect(api.to('POST /compositions/candidates')[0]?.body).toMatchObject({ composition_id: draft.id });
  });
});

function none() {
  return { pr: 0, mr: 0, sr: 0 };
}

test('adds a party returning from the composers once', async () => {
  const efua = aParty({ id: '01900000-0000-7000-8000-0000000000ef', name: 'Efua Sarpong' });
  const api = anApi({ 'GET /composers/:id': { ...efua, version: 1, ...namesOf('Efua', 'Sarpong') } });
  const { location } = open(`${at('writers')}&writer=${efua.id}`);
  expect(await screen.findByLabelText('Performing % of Efua Sarpong')).toBeVisible();
  await waitFor(() => expect(location()).not.toContain('writer='));
  await waitFor(() => expect(api.to('PUT /compositions/:id').at(-1)?.body).toHaveProperty('writers.length', 2));
});

test('adds a publisher returning from the publishers with the rest of the share, and publishes the member', async () => {
  const osu = aParty({ id: '01900000-0000-7000-8000-0000000000a1', kind: 'organisation', name: 'Osu Music' });
  const names = { given_names: null, family_name: null, organisation_name: 'Osu Music', my_details: null };
  anApi({
    'GET /compositions/:id': { ...draft, writers: [aWriter({ shares: { pr: 5_000, mr: 4_000, sr: 0 } })] },
    'GET /composers/:id': { ...osu, version: 1, ...names },
  });
  open(`${at('publishers')}&publisher=${osu.id}`);
  expect(await screen.findByLabelText('Performing % of Osu Music')).toHaveValue('50.00');
  expect(screen.getByLabelText('Mechanical % of Osu Music')).toHaveValue('60.00');
  const chain = screen.getByRole('region', { name: 'Publisher Osu Music' });
  expect(within(chain).getByRole('checkbox', { name: /^Ama/ })).toBeChecked();
});

function namesOf(given_names: string, family_name: string) {
  return { given_names, family_name, organisation_name: null, my_details: null };
}
