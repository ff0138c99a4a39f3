import { renderWithHost } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { DateField } from './date-field.tsx';

function Form({ date }: { date: string }) {
  const { control } = useForm({ defaultValues: { date } });
  const value = useWatch({ control, name: 'date' });
  return (
    <>
      <DateField control={control} name="date" legend="Date of birth" />
      <output>{value}</output>
    </>
  );
}

const value = () => screen.getByRole('status').textContent;

test('composes a date of a day, a month and a year from the list', async () => {
  const { user } = renderWithHost(<Form date="" />);
  await user.selectOptions(screen.getByLabelText('Year'), '1991');
  expect(value()).toBe('1991');
  await user.selectOptions(screen.getByLabelText('Month'), 'March');
  expect(value()).toBe('1991-03');
  await user.selectOptions(screen.getByLabelText('Day'), '14');
  expect(value()).toBe('1991-03-14');
});

test('keeps the parts of an incomplete date', async () => {
  const { user } = renderWithHost(<Form date="1991-03-14" />);
  await user.selectOptions(screen.getByLabelText('Year'), '');
  expect(screen.getByLabelText('Day')).toHaveValue('14');
  expect(screen.getByLabelText('Month')).toHaveValue('03');
  expect(value()).toBe('-03-14');
});
