import { renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { CountryField } from './country-field.tsx';

function Form({ country = '' }: { country?: string }) {
  const form = useForm({ defaultValues: { country, nationality: '' } });
  const values = form.watch();
  return (
    <form>
      <CountryField control={form.control} name="country" label="Country" isOptional />
      <CountryField control={form.control} name="nationality" label="Nationality" of="nationalities" />
      <output>{JSON.stringify(values)}</output>
      <button type="button" onClick={() => form.setError('country', { message: 'Choose a country from the list.' })}>
        Check
      </button>
    </form>
  );
}

const open = (country?: string) => renderWithHost(<Form {...(country && { country })} />);
const list = (name: string | RegExp) => screen.getByRole('combobox', { name });

describe('CountryField', () => {
  test('lists every country, cut to 20 characters with an accessible full name', () => {
    open();
    // Not by role: computing it for 251 options takes seconds.
    const options = [...list(/^Country/).querySelectorAll('option')];
    expect(options).toHaveLength(251);
    expect(options.filter(({ label }) => label.length > 20)).toEqual([]);
    const long = options.find(({ value }) => value === 'VC');
    expect(long?.label).toBe('Saint Vincent and th');
    expect(long).toHaveAccessibleName('Saint Vincent and the Grenadines');
  });

  test('sets the code of the chosen country', async () => {
    const { user } = open();
    await user.selectOptions(list(/^Country/), 'Ghana');
    await user.selectOptions(list('Nationality'), 'Congolese (DR Congo)');
    expect(screen.getByRole('status')).toHaveTextContent('{"country":"GH","nationality":"CD"}');
  });

  test('shows the form’s value, with the full name as its title', () => {
    open('BQ');
    expect(list(/^Country/)).toHaveValue('BQ');
    expect(list(/^Country/)).toHaveAttribute('title', 'Caribbean Netherlands');
  });

  test('shows its error', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(list(/^Country/)).toBeInvalid();
    expect(list(/^Country/)).toHaveAccessibleDescription('Choose a country from the list.');
  });
});

describe('the flag', () => {
  test('appears next to the country, or its code if the image fails to load', async () => {
    const { user, container } = open('GH');
    const flag = container.querySelector('img');
    expect(flag).toHaveAttribute('src', 'https://flagcdn.com/gh.svg');
    if (flag) fireEvent.error(flag);
    expect(screen.getByText('GH')).toBeVisible();
    await user.selectOptions(list(/^Country/), 'Kosovo');
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://flagcdn.com/xk.svg');
    expect(screen.queryByText('GH')).toBeNull();
  });
});
