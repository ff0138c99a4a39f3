import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CHOICE_LENGTH,
  choiceLabel,
  countries,
  countryCode,
  findCountry,
  isCountryCode,
  nationalities,
  optionalCountryCode,
  optionalPhone,
  parsePhone,
  splitCallingCode,
} from './index.ts';

describe('the countries of a choice list', () => {
  test('are found by their code in capitals', () => {
    expect(findCountry('GH')).toEqual({
      code: 'GH',
      name: 'Ghana',
      demonym: 'Ghanaian',
      callingCodes: ['233'],
      isTerritory: false,
    });
    expect(findCountry('AX')).toMatchObject({ name: 'Åland Islands', isTerritory: true });
    expect(['gh', 'GHA', '', 'ZZ', 'constructor'].map(findCountry)).toEqual([null, null, null, null, null]);
    expect([isCountryCode('XK'), isCountryCode('xk')]).toEqual([true, false]);
  });

  test('come in the order of their names', () => {
    const names = countries().map(({ name }) => name);
    expect(names.toSorted(new Intl.Collator('en').compare)).toEqual(names);
    expect(names).toHaveLength(250);
  });
});

describe('a name in a choice list', () => {
  test('is cut to its first 20 characters', () => {
    const names = ['Ghana', 'Caribbean Netherlands', 'South Georgia and the South Sandwich Islands', '𝒢'.repeat(30)];
    expect(names.map(choiceLabel)).toEqual(['Ghana', 'Caribbean Netherland', 'South Georgia and th', '𝒢'.repeat(20)]);
  });

  test('still tells every country and every nationality from the others', () => {
    for (const all of [countries(), nationalities()]) {
      const labels = all.map(({ name }) => choiceLabel(name));
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.filter((label) => [...label].length > CHOICE_LENGTH)).toEqual([]);
    }
  });
});

describe('a nationality', () => {
  const named = (name: string) => nationalities().find((nationality) => nationality.name === name)?.code;

  test('is a demonym, of the state where territories share it', () => {
    expect([named('Ghanaian'), named('French'), named('American'), named('Dutch')]).toEqual(['GH', 'FR', 'US', 'NL']);
  });

  test('says the country where two are called alike', () => {
    expect([named('Congolese'), named('Congolese (DR Congo)'), named('Dominican (Dominica)')]).toEqual([
      undefined,
      'CD',
      'DM',
    ]);
  });
});

describe('a country that somebody gave', () => {
  const refusal = 'Choose a country from the list.';

  test('is one of the list', () => {
    expect(countryCode.parse('GH')).toBe('GH');
    for (const wrong of ['', 'ZZ', 'gh', null, 7, 'AF|Afghanistan'])
      expect([wrong, countryCode.safeParse(wrong).error?.issues[0]?.message]).toEqual([wrong, refusal]);
  });

  test('may be left out where it is optional', () => {
    expect(['', null, undefined, 'GH'].map((value) => optionalCountryCode.parse(value))).toEqual([
      null,
      null,
      null,
      'GH',
    ]);
    expect(optionalCountryCode.safeParse('Ghana').error?.issues[0]?.message).toBe(refusal);
  });
});

describe('a phone number', () => {
  test('is kept with its calling code, in figures and single spaces', () => {
    const written = ['+233 24 123 4567', '00233-24.123.4567', ' +44 (0)20 7946 0000 ', '+1 (868) 555-0142'];
    expect(written.map(parsePhone)).toEqual([
      '+233 24 123 4567',
      '+233 24 123 4567',
      '+44 20 7946 0000',
      '+1 868 555 0142',
    ]);
  });

  test('is refused without a calling code that exists, and with letters, too few or too many figures', () => {
    const wrong = ['', '024 123 4567', '+999 123 4567', '+233 call me', '+233 12', '+233 1234 5678 9012 3456', '+'];
    expect(wrong.map(parsePhone)).toEqual(wrong.map(() => null));
  });

  test('stays as it is when it is read again', () => {
    const part = fc.stringMatching(/^[\d (.\-)]{6,14}$/);
    const code = fc.constantFrom(...countries().flatMap(({ callingCodes }) => callingCodes));
    fc.assert(
      fc.property(code, part, (prefix, rest) => {
        const phone = parsePhone(`+${prefix} ${rest}`);
        return phone === null || parsePhone(phone) === phone;
      }),
    );
  });

  test('may be left out, and says how it is written where it is wrong', () => {
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

  test('begins with the longest calling code that fits', () => {
    expect([splitCallingCode('18685550142'), splitCallingCode('12125550142'), splitCallingCode('999')]).toEqual([
      { code: '1868', number: '5550142' },
      { code: '1', number: '2125550142' },
      null,
    ]);
  });
});
