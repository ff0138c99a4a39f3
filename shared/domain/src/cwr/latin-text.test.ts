// cspell:ignore rodina moya ye
import { describe, expect, test } from '@jest/globals';
import anyAscii from 'any-ascii';
import fc from 'fast-check';
import { isCisText } from '../names/index.ts';
import { isInOtherScript, latinText } from './latin-text.ts';
import { getValue } from './record-text.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_22 } from './testing/sample-files.ts';
import { writeWork } from './write-work.ts';

describe('text in other scripts', () => {
  test.each([
    ['Родина моя', 'RODINA MOYA'],
    ['夜 Song', 'YE SONG'],
    ['Ɔdɔ Yɛ Wu', 'ODO YE WU'],
    ['Rain → Sun', 'RAIN > SUN'],
    ['Rain 🎵 Song ❤️', 'RAIN SONG'],
    ['🎵', 'MUSICAL NOTE'],
  ])('spells the title %s as %s', (title, spelt) => {
    expect(latinText(title, 'title')).toBe(spelt);
  });

  test('never has a replacement sign, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('title', 'name'), (text, use) => {
        const spelt = latinText(text, use);
        expect(isCisText(spelt, use)).toBe(true);
        const marks = (each: string) => each.match(/\?/g)?.length ?? 0;
        // Other scripts have question marks of their own.
        expect(marks(spelt)).toBeLessThanOrEqual(marks(text.normalize('NFKD')) + marks(anyAscii(text)));
      }),
    );
  });

  test('differs from Latin letters with marks', () => {
    expect(['Été', 'Ọ̀ṣun', '“Łódź” 2!', '', null].map(isInOtherScript)).toEqual([false, false, false, false, false]);
    expect(['Родина', 'أغنية', '夜'].map(isInOtherScript)).toEqual([true, true, true]);
  });

  test('leaves in records of its own beside the transliteration', () => {
    const [work] = readLines(FILE_22).works;
    if (!work) throw new Error('The sample has works.');
    const { parsed } = work;
    const draft = { ...parsed.draft, title: 'Родина моя', language: 'ru' as const };
    const writers = parsed.writers.map((name) => ({ ...name, name: name.name && 'Менса' }));
    const publishers = parsed.publishers.map((name) => ({ ...name, name: name.name && '森' }));
    const { records } = writeWork({ ...parsed, draft, writers, publishers }, 'NWR', '2.2');
    const fieldOf = (type: string, name: string) =>
      records.filter((record) => record.type === type).map((record) => getValue(record, name))[0];
    expect([
      fieldOf('NWR', 'title'),
      fieldOf('NAT', 'title'),
      fieldOf('NAT', 'type'),
      fieldOf('NAT', 'language'),
    ]).toEqual(['RODINA MOYA', 'Родина моя', 'OT', 'RU']);
    expect([fieldOf('SWR', 'name'), fieldOf('NWN', 'name')]).toEqual(['MENSA', 'Менса']);
    expect([fieldOf('SPU', 'name'), fieldOf('NPN', 'name')]).toEqual(['SEN', '森']);
  });
});
