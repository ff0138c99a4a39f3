// cspell:ignore ghan
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { aComposerPage, aParty, aRecordingDetails, aRight, fakeApi, renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { type DraftValues, emptyDraft } from '../../../ui/draft/draft-values.ts';
import { newRight, type RightValues } from '../../../ui/rights/right-values.ts';
import { RightsStep } from './rights-step.tsx';

const boateng = aParty({ id: '01900000-0000-7000-8000-0000000000a1', name: 'Boateng Sounds', kind: 'organisation' });
const tema = aParty({ id: '01900000-0000-7000-8000-0000000000a2', name: 'Tema Records', kind: 'organisation' });

let latest: readonly RightValues[] = [];

interface FormProps {
  readonly initial: readonly RightValues[];
  readonly errors?: FieldErrors<DraftValues>;
  readonly amended?: RecordingDetails | null;
}

function Form({ initial, errors = {}, amended = null }: FormProps) {
  const form = useForm<DraftValues>({ defaultValues: { ...emptyDraft(), rights: [...initial] }, errors });
  latest = form.watch('rights');
  return (
    <FormProvider {...form}>
      <RightsStep amended={amended} onBrowse={() => {}} />
    </FormProvider>
  );
}

const aLine = (part: Partial<RightValues> = {}): RightValues => ({
  ...newRight(boateng, '2022-05-28'),
  share: '100.00',
  ...part,
});

async function open(initial: readonly RightValues[], props: Omit<FormProps, 'initial'> = {}) {
  fakeApi({ 'GET /rightsholders': aComposerPage([tema]) });
  return renderWithHost(<Form initial={initial} {...props} />);
}

describe('the editor of rights', () => {
  test('adds a holder from the search with the remaining share', async () => {
    const { user } = await open([aLine({ share: '60.00' })]);
    expect(screen.getByText('Unclaimed: World from 28 May 2022 (40.00%).')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Add a rights holder' }), 'tema');
    await user.click(await screen.findByRole('option', { name: /Tema Records/ }));
    expect(latest[1]).toMatchObject({ party_id: tema.id, share: '40.00', valid_from: '2022-05-28' });
    expect(screen.getByText(/Rights add up to 100%/)).toBeVisible();
  });

  test('reports where and when claims exceed 100% while typing', async () => {
    const ghana = [{ is_included: true, territory: '0288' }];
    const { user } = await open([
      aLine(),
      aLine({
        party_id: tema.id,
        party: { ...tema },
        territories: ghana,
        valid_from: '2026-03-01',
        valid_to: '2026-12-31',
        share: '',
      }),
    ]);
    expect(screen.getByText('No share yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More about Tema Records' }));
    await user.type(screen.getByRole('textbox', { name: 'Share %' }), '30');
    expect(await screen.findByText('Ghana, 1 March 2026 to 31 December 2026: 130.00% claimed.')).toBeVisible();
    expect(screen.getByText('All uses. Boateng Sounds claims 100.00%, Tema Records claims 30.00%.')).toBeVisible();
  });

  test('excludes territories in order, and counts the remaining countries', async () => {
    const { user } = await open([aLine()]);
    await user.click(screen.getByRole('button', { name: 'More about Boateng Sounds' }));
    await user.click(screen.getByRole('button', { name: 'Exclude' }));
    await user.type(screen.getByRole('combobox', { name: 'Exclude a territory' }), 'ghan');
    await user.click(await screen.findByRole('option', { name: /^Ghana/ }));
    expect(screen.getByText(/^\d+ countries: World except Ghana$/)).toBeVisible();
    expect(latest[0]?.territories).toEqual([
      { is_included: true, territory: '2136' },
      { is_included: false, territory: '0288' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove the exception Ghana' }));
    expect(screen.getByText(/^\d+ countries$/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Selected territories' })).toHaveFocus();
  });

  test('keeps an unknown code', async () => {
    const { user } = await open([aLine({ territories: [{ is_included: true, territory: '9999' }] })]);
    await user.click(screen.getByRole('button', { name: 'More about Boateng Sounds' }));
    expect(screen.getByText('Unknown code 9999')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Benelux' }));
    expect(latest[0]?.territories.map(({ territory }) => territory)).toEqual(['9999', '2110']);
  });

  test('duplicates a line, splits evenly and undoes it', async () => {
    const { user } = await open([aLine()]);
    await user.click(screen.getByRole('button', { name: 'More about Boateng Sounds' }));
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    await user.click(screen.getByRole('button', { name: 'Split evenly' }));
    expect(latest.map(({ share }) => share)).toEqual(['50.00', '50.00']);
    await user.click(screen.getByRole('button', { name: 'Undo the split' }));
    expect(latest.map(({ share }) => share)).toEqual(['100.00', '100.00']);
  });

  test('restores a removed line, and leaves the one open that was', async () => {
    const { user } = await open([aLine(), aLine({ party_id: tema.id, party: { ...tema } })]);
    await user.click(screen.getByRole('button', { name: 'More about Tema Records' }));
    await user.click(screen.getByRole('button', { name: 'Remove Boateng Sounds' }));
    expect(latest).toMatchObject([{ party_id: tema.id }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(latest).toMatchObject([{ party_id: boateng.id, share: '100.00' }, { party_id: tema.id }]);
    const more = screen.getByRole('button', { name: 'More about Tema Records' });
    expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens a line with an error and shows it at its field', async () => {
    const message = 'The last day is before the first.';
    await open([aLine({ valid_to: '2020-01-01' })], {
      errors: { rights: [{ valid_to: { type: 'schema', message } }] },
    });
    const field = screen.getByLabelText(/^Last day/);
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveAttribute('name', 'rights.0.valid_to');
  });

  test('shows others’ own claims as read-only', async () => {
    await open([], { amended: aRecordingDetails({ rights: [aRight({ ...boateng, is_claim: true })] }) });
    const row = within(screen.getByRole('region', { name: 'Rights holders' }));
    expect(row.getByText('Their own claim')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Remove Boateng Sounds' })).not.toBeInTheDocument();
  });
});
