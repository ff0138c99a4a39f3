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
      <PhoneField control={form.control} name="phone" country={form.watch('country')} isOptional />
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

const code = () => screen.getByRole('combobox', { name: 'Country’s calling code' });
const number = () => screen.getByRole('textbox', { name: /Phone/ });
const stored = () => screen.getByRole('status').textContent;

describe('the calling code', () => {
  test('is that of the country chosen beside it', async () => {
    const { user, country } = open();
    await country('GH');
    expect(code()).toHaveValue('GH 233');
    await user.type(number(), '24 123 4567');
    expect(stored()).toBe('+233 24 123 4567');
  });

  test('follows another country, with the number, until one is chosen here', async () => {
    const { user, country, pick } = open();
    await user.type(number(), '20 1234567');
    await country('GH');
    expect(stored()).toBe('+233 20 1234567');
    await pick('Hungary +36');
    await user.clear(screen.getByLabelText('Country'));
    await country('CH');
    expect([code(), stored()]).toEqual([expect.objectContaining({ value: 'HU 36' }), '+36 20 1234567']);
  });

  test('is read from the number that is held, and stays', async () => {
    const { country } = open('+1 868 555 0142');
    expect([code(), number()]).toEqual([
      expect.objectContaining({ value: 'TT 1868' }),
      expect.objectContaining({ value: '555 0142' }),
    ]);
    await country('GH');
    expect(stored()).toBe('+1 868 555 0142');
  });

  test('is read from a number with a plus', async () => {
    const { user } = open();
    await user.type(number(), '+44 20 7946 0000');
    expect(stored()).toBe('+44 20 7946 0000');
    await user.tab();
    await waitFor(() => expect(code()).toHaveValue('GB 44'));
    expect(number()).toHaveValue('20 7946 0000');
  });
});

describe('the number', () => {
  test('is spelled as it is written abroad once it was typed', async () => {
    const { user, pick } = open();
    await pick('Ghana +233');
    await user.type(number(), '024-1234567');
    await user.tab();
    await waitFor(() => expect(stored()).toBe('+233 24 123 4567'));
    expect(number()).toHaveValue('24 123 4567');
  });

  test('keeps a zero that belongs to it', async () => {
    const { user, pick } = open();
    await pick('Italy +39');
    await user.type(number(), '06 12345678');
    await user.tab();
    await waitFor(() => expect(stored()).toBe('+39 06 1234 5678'));
  });

  test('stays as it is typed where the library does not know it, for the form to judge', async () => {
    const { user, pick } = open();
    await pick('Ghana +233');
    await user.type(number(), 'call me');
    await user.tab();
    expect([stored(), number()]).toEqual(['+233 call me', expect.objectContaining({ value: 'call me' })]);
  });

  test('leaves nothing behind when it is emptied, whatever calling code stands before it', async () => {
    const { user } = open('+233 24 123 4567');
    await user.clear(number());
    expect([stored(), code()]).toEqual(['', expect.objectContaining({ value: 'GH 233' })]);
  });

  test('is shown anew when the form is filled anew', async () => {
    const { user } = open('+233 24 123 4567');
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect([code(), number()]).toEqual([
      expect.objectContaining({ value: 'HU 36' }),
      expect.objectContaining({ value: '1 234 5678' }),
    ]);
  });

  test('says what is wrong beside itself', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(number()).toBeInvalid();
    expect(number()).toHaveAccessibleDescription('Enter a phone number.');
    expect(code()).toBeInvalid();
  });
});
