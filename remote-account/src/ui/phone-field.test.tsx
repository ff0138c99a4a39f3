import { renderWithHost } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { PhoneField } from './phone-field.tsx';

function Form({ phone = '' }: { phone?: string }) {
  const form = useForm({ defaultValues: { phone, country: '' } });
  return (
    <form>
      <label>
        Country <input {...form.register('country')} />
      </label>
      <PhoneField control={form.control} name="phone" country={form.watch('country')} />
      <output>{form.watch('phone')}</output>
      <button type="button" onClick={() => form.setError('phone', { message: 'Enter a phone number.' })}>
        Check
      </button>
      <button type="button" onClick={() => form.reset({ phone: '+36 1 234 5678', country: 'HU' })}>
        Fill
      </button>
    </form>
  );
}

function open(phone?: string) {
  const { user } = renderWithHost(<Form {...(phone && { phone })} />);
  return {
    user,
    country: (code: string) => user.type(screen.getByLabelText('Country'), code),
    pick: (option: string) => user.selectOptions(code(), option),
  };
}

const code = () => screen.getByRole('combobox', { name: 'Country calling code' });
const number = () => screen.getByRole('textbox', { name: /Phone/ });
const stored = () => screen.getByRole('status').textContent;

describe('the calling code', () => {
  test('defaults to the chosen country', async () => {
    const { user, country } = open();
    await country('GH');
    expect(code()).toHaveValue('GH 233');
    await user.type(number(), '24 123 4567');
    expect(stored()).toBe('+233 24 123 4567');
  });

  test('follows the country until the member chooses a code', async () => {
    const { user, country, pick } = open();
    await user.type(number(), '20 1234567');
    await country('GH');
    expect(stored()).toBe('+233 20 1234567');
    await pick('Hungary +36');
    await user.clear(screen.getByLabelText('Country'));
    await country('CH');
    expect([code(), stored()]).toEqual([expect.objectContaining({ value: 'HU 36' }), '+36 20 1234567']);
  });

  test('comes from the stored number and stays', async () => {
    const { country } = open('+1 868 555 0142');
    expect([code(), number()]).toEqual([
      expect.objectContaining({ value: 'TT 1868' }),
      expect.objectContaining({ value: '555 0142' }),
    ]);
    await country('GH');
    expect(stored()).toBe('+1 868 555 0142');
  });

  test('follows the country for a number that was stored without a code', async () => {
    const { country } = open('20 1234567');
    await country('GH');
    expect([code(), stored()]).toEqual([expect.objectContaining({ value: 'GH 233' }), '+233 20 1234567']);
  });

  test('comes from a number typed with a plus', async () => {
    const { user } = open();
    await user.type(number(), '+44 20 7946 0000');
    expect(stored()).toBe('+44 20 7946 0000');
    await user.tab();
    await waitFor(() => expect(code()).toHaveValue('GB 44'));
    expect(number()).toHaveValue('20 7946 0000');
  });
});

describe('the number', () => {
  test('stays as typed', async () => {
    const { user, pick } = open();
    await pick('Ghana +233');
    await user.type(number(), '024-1234567');
    await user.tab();
    expect([stored(), number()]).toEqual(['+233 024-1234567', expect.objectContaining({ value: '024-1234567' })]);
  });

  test('is empty without digits, whatever the calling code', async () => {
    const { user } = open('+233 24 123 4567');
    await user.clear(number());
    expect([stored(), code()]).toEqual(['', expect.objectContaining({ value: 'GH 233' })]);
  });

  test('updates when the form is filled', async () => {
    const { user } = open('+233 24 123 4567');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect([code(), number()]).toEqual([
      expect.objectContaining({ value: 'HU 36' }),
      expect.objectContaining({ value: '1 234 5678' }),
    ]);
  });

  test('shows its error', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(number()).toBeInvalid();
    expect(number()).toHaveAccessibleDescription('Enter a phone number.');
    expect(code()).toBeInvalid();
  });
});
