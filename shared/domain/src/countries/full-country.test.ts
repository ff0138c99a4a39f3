// cspell:ignore gana
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { composeCountries } from './composing/compose-countries.ts';
import { composeFiles } from './composing/compose-files.ts';
import { type FullCountry, fullCountryList } from './full-country.ts';

const stored = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const { items } = fullCountryList.parse({ items: JSON.parse(stored('countries.generated.json')) });

function record(code: string): FullCountry {
  const found = items.find(({ alpha2Code }) => alpha2Code === code);
  if (!found) throw new Error(`There is no ${code}`);
  return found;
}

test('files match what the packages generate', () => {
  const files = composeFiles(composeCountries());
  expect(Object.keys(files)).toEqual([
    'countries.generated.json',
    'country-rows.generated.ts',
    'country-numbers.generated.ts',
  ]);
  for (const [name, text] of Object.entries(files)) expect([name, stored(name) === text]).toEqual([name, true]);
});

describe('country records', () => {
  test('cover 250 countries and territories, ordered by name', () => {
    const names = items.map(({ name }) => name);
    expect([names.length, new Set(names).size]).toEqual([250, 250]);
    expect(names.toSorted(new Intl.Collator('en').compare)).toEqual(names);
    expect([names[0], names[1], names.at(-1)]).toEqual(['Afghanistan', 'Åland Islands', 'Zimbabwe']);
  });

  test('have distinct codes and symmetric borders', () => {
    const codes = new Set(items.map(({ alpha3Code }) => alpha3Code));
    expect(codes.size).toBe(250);
    expect(items.flatMap(({ borders = [] }) => borders.filter((code) => !codes.has(code)))).toEqual([]);
  });

  test('add up to the world’s population', () => {
    const people = items.reduce((sum, { population }) => sum + population, 0);
    expect([people > 7_400_000_000, people < 7_900_000_000]).toEqual([true, true]);
    expect(items.filter(({ population }) => population === 0).map(({ name }) => name)).toEqual([
      'Bouvet Island',
      'British Indian Ocean Territory',
      'French Southern and Antarctic Lands',
      'Heard Island and McDonald Islands',
    ]);
    expect(record('GB').population).toBe(66_460_344);
  });

  test('have flags at one host, by URL alone', () => {
    for (const { flag, flags, alpha2Code } of items) {
      const code = alpha2Code.toLowerCase();
      expect({ flag, flags }).toEqual({
        flag: `https://flagcdn.com/${code}.svg`,
        flags: { svg: `https://flagcdn.com/${code}.svg`, png: `https://flagcdn.com/w320/${code}.png` },
      });
    }
  });
});

describe('Ghana', () => {
  test('has a complete record', () => {
    expect(record('GH')).toEqual({
      name: 'Ghana',
      topLevelDomain: ['.gh'],
      alpha2Code: 'GH',
      alpha3Code: 'GHA',
      callingCodes: ['233'],
      capital: 'Accra',
      altSpellings: ['GH'],
      region: 'Africa',
      subregion: 'Western Africa',
      population: 29_767_108,
      latlng: [8, -2],
      demonym: 'Ghanaian',
      area: 238_533,
      gini: 43.5,
      timezones: ['UTC+00:00'],
      borders: ['BFA', 'CIV', 'TGO'],
      nativeName: 'Ghana',
      numericCode: '288',
      flags: { svg: 'https://flagcdn.com/gh.svg', png: 'https://flagcdn.com/w320/gh.png' },
      flag: 'https://flagcdn.com/gh.svg',
      currencies: [{ code: 'GHS', name: 'Ghanaian cedi', symbol: '₵' }],
      languages: [{ iso639_1: 'en', iso639_2: 'eng', name: 'English', nativeName: 'English' }],
      translations: {
        br: 'Gana',
        pt: 'Gana',
        nl: 'Ghana',
        hr: 'Gana',
        fa: 'غنا',
        de: 'Ghana',
        es: 'Ghana',
        fr: 'Ghana',
        ja: 'ガーナ',
        it: 'Ghana',
        hu: 'Ghána',
      },
      regionalBlocs: [expect.objectContaining({ acronym: 'AU', name: 'African Union' })],
      cioc: 'GHA',
      independent: true,
    });
  });
});

describe('Hungary', () => {
  test('has its native name', () => {
    const { nativeName, languages, translations, currencies, timezones, borders } = record('HU');
    expect({ nativeName, languages, hu: translations.hu, currencies, timezones, neighbours: borders?.length }).toEqual({
      nativeName: 'Magyarország',
      languages: [{ iso639_1: 'hu', iso639_2: 'hun', name: 'Hungarian', nativeName: 'Magyar' }],
      hu: 'Magyarország',
      currencies: [{ code: 'HUF', name: 'Hungarian forint', symbol: 'Ft' }],
      timezones: ['UTC+01:00'],
      neighbours: 7,
    });
  });
});

describe('Switzerland', () => {
  test('has four languages, one without a two-letter code', () => {
    expect(record('CH').languages).toEqual([
      { iso639_1: 'fr', iso639_2: 'fra', name: 'French', nativeName: 'Français' },
      { iso639_2: 'gsw', name: 'Swiss German', nativeName: 'Swiss German' },
      { iso639_1: 'it', iso639_2: 'ita', name: 'Italian', nativeName: 'Italiano' },
      { iso639_1: 'rm', iso639_2: 'roh', name: 'Romansh', nativeName: 'Rumantsch' },
    ]);
  });
});

describe('incomplete countries', () => {
  test('have empty or missing fields for Antarctica', () => {
    const antarctica = record('AQ');
    expect(antarctica).toMatchObject({ capital: '', subregion: '', callingCodes: [], currencies: [], languages: [] });
    expect(['borders', 'cioc', 'gini', 'regionalBlocs'].filter((field) => field in antarctica)).toEqual([]);
    expect(antarctica.timezones[0]).toBe('UTC-03:00');
  });

  test('have no ISO number for Kosovo', () => {
    expect(record('XK')).toMatchObject({
      numericCode: '',
      alpha3Code: 'UNK',
      callingCodes: ['383'],
      cioc: 'KOS',
      independent: false,
      population: 1_795_700,
      timezones: ['UTC+01:00'],
      borders: ['ALB', 'MKD', 'MNE', 'SRB'],
    });
  });

  test('have three calling codes for the Dominican Republic, and one for the many areas of the United States', () => {
    expect([record('DO').callingCodes, record('US').callingCodes]).toEqual([['1809', '1829', '1849'], ['1']]);
  });

  test('lack the area of Svalbard, and Gini coefficients of states without a survey', () => {
    expect(items.filter(({ area }) => area === undefined).map(({ name }) => name)).toEqual(['Svalbard and Jan Mayen']);
    expect(items.filter(({ gini }) => gini !== undefined)).toHaveLength(166);
    expect([record('GH').gini, record('ZA').gini, record('MC').gini]).toEqual([43.5, 63, undefined]);
  });

  test('distinguish the Portuguese of Brazil from that of Portugal', () => {
    expect(record('PL').translations).toMatchObject({ br: 'Polônia', pt: 'Polónia' });
    expect(record('IR').translations).toMatchObject({ br: 'Irã', pt: 'Irão' });
  });

  test('list every member of each regional bloc', () => {
    const counts: Record<string, number> = {};
    for (const { acronym } of items.flatMap(({ regionalBlocs = [] }) => regionalBlocs))
      counts[acronym] = (counts[acronym] ?? 0) + 1;
    expect(counts).toEqual({
      AL: 22,
      ASEAN: 11,
      AU: 55,
      CAIS: 8,
      CARICOM: 15,
      CEFTA: 7,
      EEU: 5,
      EFTA: 4,
      EU: 27,
      PA: 4,
      SAARC: 8,
      USMCA: 3,
    });
    expect(record('EG').regionalBlocs?.map(({ acronym }) => acronym)).toEqual(['AL', 'AU']);
  });
});
