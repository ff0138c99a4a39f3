// cspell:ignore lodz nach
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cisText } from './index.ts';

describe('text for societies abroad', () => {
  test.each([
    ['Songbird', 'SONGBIRD'],
    ['Ọ̀run ń bẹ', 'ORUN N BE'],
    ['Ɔdɔ Yɛ Wu', 'ODO YE WU'],
    ['Straße nach Łódź', 'STRASSE NACH LODZ'],
    ['It’s “now” – or never', `IT'S "NOW" - OR NEVER`],
    ['£5 & 10€', '£5 & 10€'],
    ['Été à Cotonou', 'ETE A COTONOU'],
    ['“Ŋka” – straße', '"NGKA" - STRASSE'],
  ])('converts the title %s to %s', (title, text) => {
    expect(cisText(title, 'title')).toEqual({ text, lost: [] });
  });

  test.each([
    ['Ọ̀ṣun', 'OSUN'],
    ['O’Brien; Jr.', "O'BRIEN JR."],
  ])('converts the name %s to %s', (name, text) => {
    expect(cisText(name, 'name').text).toBe(text);
  });

  test('reports what it couldn’t convert', () => {
    expect(cisText('夜 Song 夜', 'title')).toEqual({ text: '? SONG ?', lost: ['夜'] });
    expect(cisText('AC/DC <live>', 'name')).toEqual({ text: 'AC/DC LIVE', lost: ['<', '>'] });
  });

  test('is idempotent and within the character set, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('title', 'name'), (original, use) => {
        const { text } = cisText(original, use);
        expect(cisText(text, use)).toEqual({ text, lost: [] });
        expect(text).toMatch(/^[\x20-\x7e£€]*$/);
      }),
    );
  });
});
