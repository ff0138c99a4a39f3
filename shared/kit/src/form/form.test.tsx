// cspell:ignore netherland
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expectAccessible, renderInKit } from '../testing/render-in-kit.tsx';
import {
  applyServerErrors,
  Checkbox,
  CheckboxCards,
  ErrorSummary,
  FailureAlert,
  Field,
  FieldGroup,
  Input,
  PasswordInput,
  RadioCards,
  Select,
} from './index.ts';

describe('Field', () => {
  test('connects its input with label, help and error', async () => {
    const { container } = renderInKit(
      <Field label="IPI name number" help="11 digits." error="Wrong check digit." isOptional>
        <Input />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'IPI name number (optional)' });
    expect(input).toHaveAccessibleDescription('Wrong check digit. 11 digits.');
    expect(input).toBeInvalid();
    await expectAccessible(container);
  });

  test('marks an input without error as valid', () => {
    renderInKit(
      <Field label="Country">
        <Select options={[{ value: 'GH', label: 'Ghana' }]} placeholder="Choose" />
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeValid();
    expect(screen.getByRole('combobox')).not.toHaveAttribute('aria-invalid');
  });
});

test('reads out a truncated option in full', () => {
  renderInKit(
    <Field label="Country">
      <Select options={[{ value: 'BQ', label: 'Caribbean Netherland', fullLabel: 'Caribbean Netherlands' }]} />
    </Field>,
  );
  const option = screen.getByRole('option', { name: 'Caribbean Netherlands' });
  // The text that a browser shows for an option.
  expect(option).toHaveProperty('label', 'Caribbean Netherland');
  expect(option).toHaveAttribute('title', 'Caribbean Netherlands');
});

function MemberForm({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const { register, handleSubmit } = useForm({
    defaultValues: { name: '', country: '', password: '', agreed: false },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))}>
      <Field label="Name">
        <Input {...register('name')} />
      </Field>
      <Field label="Country">
        <Select options={[{ value: 'GH', label: 'Ghana' }]} placeholder="Choose" {...register('country')} />
      </Field>
      <Field label="Password">
        <PasswordInput {...register('password')} />
      </Field>
      <Checkbox label="I agree" {...register('agreed')} />
      <button type="submit">Save</button>
    </form>
  );
}

test('accepts what register() of react-hook-form returns in every input', async () => {
  const onSubmit = jest.fn<(values: unknown) => void>();
  const { user } = renderInKit(<MemberForm onSubmit={onSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ama');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'GH');
  await user.type(screen.getByLabelText('Password'), 'four words');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ama', country: 'GH', password: 'four words', agreed: true });
});

test('shows the password on request', async () => {
  const { user } = renderInKit(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
});

test('RadioCards reports the choice', async () => {
  const onChange = jest.fn<(value: string) => void>();
  const options = [
    { value: 'writer', label: 'A writer', help: 'Composer or author' },
    { value: 'heir', label: 'An heir' },
  ];
  const { user, container } = renderInKit(
    <RadioCards legend="You join as" options={options} value="writer" onChange={onChange} />,
  );
  expect(screen.getByRole('radio', { name: 'A writer', checked: true })).toHaveAccessibleDescription(
    'Composer or author',
  );
  await user.click(screen.getByText('An heir'));
  expect(onChange).toHaveBeenCalledWith('heir');
  await expectAccessible(container);
});

test('CheckboxCards reports all choices in the order of the options', async () => {
  const onChange = jest.fn<(values: string[]) => void>();
  const options = [
    { value: 'composer', label: 'Composer', help: 'You write music' },
    { value: 'author', label: 'Author' },
    { value: 'heir', label: 'Heir' },
  ];
  const cards = (values: string[]) => (
    <CheckboxCards
      legend="What do you do?"
      help="Choose one or more."
      error="Choose one or more."
      options={options}
      values={values}
      onChange={onChange}
      name="roles"
    />
  );
  const { user, rerender, container } = renderInKit(cards(['heir']));
  expect(screen.getByRole('group', { name: 'What do you do?' })).toHaveAccessibleDescription(/Choose one or more/);
  expect(screen.getByRole('checkbox', { name: 'Composer', checked: false })).toHaveAccessibleDescription(
    'You write music',
  );
  await user.click(screen.getByText('Composer'));
  expect(onChange).toHaveBeenLastCalledWith(['composer', 'heir']);
  rerender(cards(['composer', 'heir']));
  await user.click(screen.getByRole('checkbox', { name: 'Heir', checked: true }));
  expect(onChange).toHaveBeenLastCalledWith(['composer']);
  await expectAccessible(container);
});

test('FieldGroup gives several controls one legend, help and error', async () => {
  const { container } = renderInKit(
    <FieldGroup legend="Names" help="One each." error="Enter at most two." isOptional>
      <Input aria-label="Name 1" />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Names (optional)' })).toHaveAccessibleDescription(
    'Enter at most two. One each.',
  );
  await expectAccessible(container);
});

test('FailureAlert takes focus, so that it is in view', () => {
  renderInKit(<FailureAlert title="Not saved">Back in a minute.</FailureAlert>);
  expect(document.activeElement).toHaveTextContent('Not savedBack in a minute.');
});

describe('ErrorSummary', () => {
  const errors = [{ name: 'ipi', message: 'The IPI name number has a wrong check digit' }];
  const form = (list: typeof errors, submitCount = 1) => (
    <>
      <ErrorSummary errors={list} submitCount={submitCount} />
      <input name="ipi" aria-label="IPI" />
    </>
  );

  test('takes the focus when it appears and links to the field', async () => {
    const { user, rerender, container } = renderInKit(form([]));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(form(errors));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByText('There’s a problem')).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('link', { name: /wrong check digit/ }));
    expect(screen.getByRole('textbox', { name: 'IPI' })).toHaveFocus();
  });

  test('doesn’t move the focus while errors are corrected, but at the next attempt', () => {
    const two = [...errors, { name: 'name', message: 'Enter your name' }];
    const { rerender } = renderInKit(form(two));
    expect(screen.getByText('There are 2 problems')).toBeVisible();
    screen.getByRole('textbox').focus();
    rerender(form(errors));
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(form(errors, 2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  test('doesn’t move the focus for errors while typing, but for the server’s', () => {
    const { rerender } = renderInKit(form(errors));
    const field = screen.getByRole('textbox');
    field.focus();
    fireEvent.input(field, { target: { value: '1' } });
    rerender(form([]));
    rerender(form(errors));
    expect(field).toHaveFocus();
    rerender(form([], 2));
    expect(field).toHaveFocus();
    rerender(form(errors, 2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

describe('a date', () => {
  test('that is incomplete keeps the form from being sent without it', async () => {
    const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { user } = renderInKit(
      <form noValidate onSubmit={handleSubmit}>
        <Field label="Last day" isOptional>
          <Input type="date" />
        </Field>
        <button type="submit">Send</button>
      </form>,
    );
    const day = screen.getByLabelText<HTMLInputElement>(/Last day/);
    const reportValidity = jest.spyOn(day, 'reportValidity');
    // jsdom reads no dates in parts.
    const validity = jest.spyOn(day, 'validity', 'get').mockReturnValue({ ...day.validity, badInput: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(reportValidity).toHaveBeenCalledTimes(1);
    expect(handleSubmit).not.toHaveBeenCalled();
    validity.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('applyServerErrors', () => {
  const details = [
    { path: 'writers.0.shares.pr', message: 'Too much' },
    { path: '', message: 'The work exists already' },
  ];

  test('shows each message at its field and returns the others', () => {
    const setError = jest.fn();
    const unplaced = applyServerErrors({ problem: { message: 'Wrong', code: 'invalid', details } }, setError);
    expect(setError.mock.calls).toEqual([['writers.0.shares.pr', { type: 'server', message: 'Too much' }]]);
    expect(unplaced).toEqual([details[1]]);
  });

  test('accepts a bare problem, and asks which fields exist', () => {
    const setError = jest.fn();
    expect(applyServerErrors({ details }, setError, () => false)).toEqual(details);
    expect(setError).not.toHaveBeenCalled();
  });

  test.each([null, undefined, new Error('away'), { problem: { details: 'no list' } }, { details: [{ path: 1 }] }])(
    'finds nothing in %p',
    (error) => {
      expect(applyServerErrors(error, jest.fn())).toEqual([]);
    },
  );
});
