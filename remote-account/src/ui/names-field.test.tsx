import { NamesField, problemResolver } from '@counterpoint/area-ui/form';
import { individualProfile } from '@counterpoint/domain/schemas/members';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import { fillIn, renderWithHost } from '@counterpoint/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { summarizeErrors } from './summarize-errors.ts';

interface Values {
  names: string[];
}

function NamesForm({ names = [], onSave }: { names?: string[]; onSave: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: { names } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <NamesField control={control} name="names" legend="Names you perform under" />
      <button type="submit">Save</button>
    </form>
  );
}

function LongNameForm() {
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { stage_names: ['Ama', 'x'.repeat(61)] },
    resolver: problemResolver((values: { stage_names: string[] }) => {
      const names = { given_name: 'A', other_names: 'B', email: 'ama@example.org' };
      return problemsIn(individualProfile.safeParse({ ...values, ...names }).error ?? { issues: [] });
    }),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <p>{summarizeErrors(formState.errors, ['stage_names']).map(({ name, message }) => `${name} ${message}`)}</p>
      <NamesField control={control} name="stage_names" legend="Names" />
      <button type="submit">Save</button>
    </form>
  );
}
function open(names?: string[]) {
  const onSave = jest.fn<(values: Values) => void>();
  const { user } = renderWithHost(<NamesForm {...(names && { names })} onSave={(values) => onSave(values)} />);
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return onSave.mock.lastCall?.[0].names;
  };
  return { user, save };
}

const typed = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

describe('NamesField', () => {
  test('starts with one line and adds more', async () => {
    const { user, save } = open();
    expect(screen.getByRole('group', { name: 'Names you perform under (optional)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    await fillIn(user, screen.getByLabelText('Name 1'), 'Ama K.');
    await user.click(screen.getByRole('button', { name: 'Add another name' }));
    expect(screen.getByLabelText('Name 2')).toHaveFocus();
    await user.keyboard('The Harmattan');
    expect(await save()).toEqual(['Ama K.', 'The Harmattan']);
  });

  test('removes a line and keeps the focus in the list', async () => {
    const { user, save } = open(['One', 'Two', 'Three']);
    await user.click(screen.getByRole('button', { name: 'Remove name 2: Two' }));
    expect(typed()).toEqual(['One', 'Three']);
    expect(screen.getByLabelText('Name 1')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove name 1: One' }));
    expect(screen.getByLabelText('Name 1')).toHaveFocus();
    expect(await save()).toEqual(['Three']);
  });

  test('allows at most ten names', async () => {
    const { user } = open(Array.from({ length: 9 }, (_, index) => `Name ${index}`));
    await user.click(screen.getByRole('button', { name: 'Add another name' }));
    expect(typed()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Add another name' })).toBeNull();
  });
});

test('shows a line’s error at the line and in the summary', async () => {
  const { user } = renderWithHost(<LongNameForm />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('stage_names.1 Use at most 60 characters.')).toBeVisible();
  expect(screen.getByLabelText('Name 2')).toHaveAccessibleDescription('Use at most 60 characters.');
  expect(screen.getByLabelText('Name 1')).not.toHaveAttribute('aria-invalid');
});
