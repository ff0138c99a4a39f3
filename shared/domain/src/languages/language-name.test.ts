import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../schemas/works/work-choices.ts';
import { languageName } from './index.ts';

describe('languageName', () => {
  test('has a distinct name for every language of a work', () => {
    const names = LANGUAGES.map(languageName);
    for (const [index, name] of names.entries()) expect(name).not.toBe(LANGUAGES[index]);
    expect(new Set(names).size).toBe(LANGUAGES.length);
  });

  test('adds or overrides names that Chromium and Unicode lack', () => {
    expect(['ff', 'gaa', 'tw', 'ak', 'sv'].map(languageName)).toEqual(['Fula', 'Ga', 'Twi', 'Akan', 'Swedish']);
  });

  test('returns unknown codes unchanged', () => {
    expect(languageName('qqq')).toBe('qqq');
  });
});
