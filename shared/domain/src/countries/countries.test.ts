// cspell:ignore netherland
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CHOICE_LENGTH,
  choiceLabel,
  countries,
  countryChoice,
  countryCode,
  findCountry,
  isCountryCode,
  nationalities,
  optionalCountryCode,
  optionalPhone,
  parsePhone,
  splitCallingCode,
} from './index.ts';

describe('countries of a choice list', () => {
  test('are found by their code in capitals', () => {
    expect(findCountry('GH')).toEqual({
      code: 'GH',
      name: 'Ghana',
      demonym: 'Ghanaian',
      callingCodes: ['233'],
      isTerritory: false,
    });
    expect(findCountry('AX')).toMatchObject({ name: 'Åland Islands', isTerritory: true });
    expect(['gh', 'GHA', '', 'ZZ', 'function Object() { [native code] }'].map(findCountry)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect([isCountryCode('XK'), isCountryCode('xk')]).toEqual([true, false]);
  });

  test('are ordered by name', () => {
    const names = countries().map(({ name }) => name);
    expect(names.toSorted(new Intl.Collator('en').compare)).toEqual(names);
    expect(names).toHaveLength(250);
  });
});

describe('names in a choice list', () => {
  test('are truncated to 20 characters', () => {
    const names = ['Ghana', 'Caribbean Netherlands', 'South Georgia and the South Sandwich Islands', '𝒢'.repeat(30)];
    expect(names.map(choiceLabel)).toEqual(['Ghana', 'Caribbean Netherland', 'South Georgia and th', '𝒢'.repeat(20)]);
  });

  test('keep the whole name of a truncated one for screen readers', () => {
    const choices = [
      { code: 'GH', name: 'Ghana' },
      { code: 'BQ', name: 'Caribbean Netherlands' },
    ].map(countryChoice);
    expect(choices).toEqual([
      { value: 'GH', label: 'Ghana' },
      { value: 'BQ', label: 'Caribbean Netherland', fullLabel: 'Caribbean Netherlands' },
    ]);
  });

  test('still distinguish every country and nationality', () => {
    for (const all of [countries(), nationalities()]) {
      const labels = all.map(({ name }) => choiceLabel(name));
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.filter((label) => [...label].length > CHOICE_LENGTH)).toEqual([]);
    }
  });
});

describe('nationalities', () => {
  const named = (name: string) => nationalities().find((nationality) => nationality.name === name)?.code;

  test('are demonyms, of the state if territories share it', () => {
    expect([named('Ghanaian'), named('French'), named('American'), named('Dutch')]).toEqual(['GH', 'FR', 'US', 'NL']);
  });

  test('add the country if two are equal', () => {
    expect([named('Congolese'), named('Congolese (DR Congo)'), named('Dominican (Dominica)')]).toEqual([
      undefined,
      'CD',
      'DM',
    ]);
  });
});

describe('countries in requests', () => {
  const refusal = 'Choose a country from the list.';

  test('must be in the list', () => {
    expect(countryCode.parse('GH')).toBe('GH');
    for (const wrong of ['', 'ZZ', 'gh', null, 7, 'AF|Afghanistan'])
      expect([wrong, countryCode.safeParse(wrong).error?.issues[0]?.message]).toEqual([wrong, refusal]);
  });

  test('can be omitted if optional', () => {
    expect(['', null, undefined, 'GH'].map((value) => optionalCountryCode.parse(value))).toEqual([
      null,
      null,
      null,
      'GH',
    ]);
    expect(optionalCountryCode.safeParse('Ghana').error?.issues[0]?.message).toBe(refusal);
  });
});

describe('phone numbers', () => {
  test('are stored with calling code, digits and single spaces', () => {
    const written = ['+233 24 123 4567', '00233-24.123.4567', ' +44 (0)20 7946 0000 ', '+1 (868) 555-0142'];
    expect(written.map(parsePhone)).toEqual([
      '+233 24 123 4567',
      '+233 24 123 4567',
      '+44 20 7946 0000',
      '+1 868 555 0142',
    ]);
  });

  test('are rejected without a valid calling code, or with letters or a wrong number of digits', () => {
    const wrong = ['', '024 123 4567', '+999 123 4567', '+233 call me', '+233 12', '+233 1234 5678 9012 3456', '+'];
    expect(wrong.map(parsePhone)).toEqual(wrong.map(() => null));
  });

  test('are unchanged when read again', () => {
    const part = fc.stringMatching(/^[\d (.\-)]{6,14}$/);
    const code = fc.constantFrom(...countries().flatMap(({ callingCodes }) => callingCodes));
    fc.assert(
      fc.property(code, part, (prefix, rest) => {
        const phone = parsePhone(`+${prefix} ${rest}`);
        return phone === null || parsePhone(phone) === phone;
      }),
    );
  });

  test('can be omitted, and explain the format if invalid', () => {
    expect(['', ' ', null, '00233241234567'].map((value) => optionalPhone.parse(value))).toEqual([
      null,
      null,
      null,
      '+233241234567',
    ]);
    for (const wrong of ['024 123 4567', `+233${' '.repeat(90)}241234567`, 7])
      expect(optionalPhone.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
        'Enter a phone number with its country code, such as +233 24 123 4567.',
      ]);
  });

  test('match the longest calling code', () => {
    expect([splitCallingCode('18685550142'), splitCallingCode('12125550142'), splitCallingCode('999')]).toEqual([
      { code: '1868', number: '5550142' },
      { code: '1', number: '2125550142' },
      null,
    ]);
  });
});
