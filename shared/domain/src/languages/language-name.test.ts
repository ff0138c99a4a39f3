import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../schemas/works/composition-words.ts';
import { languageName } from './index.ts';

describe('languageName', () => {
  test('has a name for every language of a work, and no two have one name', () => {
    const names = LANGUAGES.map(languageName);
    for (const [index, name] of names.entries()) expect(name).not.toBe(LANGUAGES[index]);
    expect(new Set(names).size).toBe(LANGUAGES.length);
  });

  test('knows what Chromium and Unicode do not, or otherwise', () => {
    expect(['ff', 'gaa', 'tw', 'ak', 'sv'].map(languageName)).toEqual(['Fula', 'Ga', 'Twi', 'Akan', 'Swedish']);
  });

  test('gives back what it does not know', () => {
    expect(languageName('qqq')).toBe('qqq');
  });
});
