import { buffer } from 'node:stream/consumers';
import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { drawnPages } from '../../testing/drawn-pdf.ts';
import { openPdf, replaceMissingGlyphs } from './pdf-document.ts';
import { BOLD, REGULAR } from './pdf-fonts.ts';

const described = { title: 'A document', subject: 'A test', at: new Date('2026-01-01T00:00:00Z') };

test('prints a box for a character that no font has', async () => {
  const pdf = await openPdf(described);
  expect(replaceMissingGlyphs(pdf, 'Łódź, Řeka, Ɔdɔ\n日本 𒀀')).toBe('Łódź, Řeka, Ɔdɔ\n日本 □');
});

test('names the language that it is written in', async () => {
  const pdf = await inLanguage('fr', () => openPdf(described));
  pdf.end();
  expect((await buffer(pdf)).toString('latin1')).toContain('/Lang (fr-FR)');
});

test('prints each script in a font that has it, on one baseline', async () => {
  const pdf = await openPdf(described);
  pdf.font(REGULAR).text('Łódź 東京, さくら 서울 हिन्दी نجوى שיר เพลง ሙዚቃ ߝߐ߬ߟߌ 🎵');
  pdf.end();
  const file = await buffer(pdf);
  const fonts = [...file.toString('latin1').matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(fonts)].toSorted()).toEqual([
    'Inter-Regular',
    'NotoEmoji-Regular',
    'NotoNaskhArabic',
    'NotoSansDevanagari-Regular',
    'NotoSansEthiopic-Regular',
    'NotoSansHans-Regular',
    'NotoSansHebrew',
    'NotoSansKR-Regular',
    'NotoSansNKo-Regular',
    'NotoSansThai-Regular',
  ]);
  const baselines = [...drawnPages(file).matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => y);
  expect(baselines.length).toBeGreaterThan(4);
  expect(new Set(baselines).size).toBe(1);
});

/** The content of the pages, and the characters of each font, ordered from left to right as they appear first. */
async function drawn(text: string, width = 400): Promise<{ pages: string; characters: string[] }> {
  const pdf = await openPdf(described);
  pdf.font(REGULAR).fontSize(10).text(text, { width });
  pdf.end();
  const [pages, ...maps] = drawnPages(await buffer(pdf)).split('/CIDInit');
  const characters = maps.map((map) =>
    [...(map.match(/<0000> <\w+> \[(.*)\]/)?.[1] ?? '').matchAll(/<([\da-f ]+)>/g)]
      .flatMap(([, codes = '']) => codes.split(' '))
      .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .slice(1)
      .join(''),
  );
  return { pages: pages ?? '', characters };
}

const fromRight = (text: string) => [...text].reverse().join('');

test('prints Arabic and Hebrew from right to left, and digits between them from left to right', async () => {
  expect((await drawn('نجوى كرم')).characters).toContain(fromRight('نجوىكرم'));
  expect((await drawn('רון')).characters).toContain(fromRight('רון'));
  expect((await drawn('ߟߌ')).characters).toContain(fromRight('ߟߌ'));
  expect((await drawn('۱۲۳٤')).characters).toContain('۱۲۳٤');
  expect((await drawn('رقم 12')).characters).toContain('12 ');
});

test('joins Arabic letters', async () => {
  const pdf = await openPdf(described);
  pdf.font(REGULAR);
  const letters = [...'نجوى'].map((letter) => pdf.widthOfString(letter));
  expect(pdf.widthOfString('نجوى')).toBeLessThan(letters.reduce((sum, width) => sum + width));
});

test('prints marks next to their letter: Hebrew dots before vowels, the circle of a Thai vowel below the tone', async () => {
  const [shin, dot, vowel] = ['\u05e9', '\u05c1', '\u05b4'];
  expect((await drawn(shin + vowel + dot)).pages).toBe((await drawn(shin + dot + vowel)).pages);
  expect((await drawn('น้ำ')).characters).toContain('น\u0e4d\u0e49า');
});

test('breaks lines between Thai words', async () => {
  const word = 'เพลง';
  const pdf = await openPdf(described);
  const width = pdf.font(REGULAR).fontSize(10).widthOfString(word) * 1.5;
  expect((await drawn(word.repeat(2), width)).pages).toBe((await drawn(`${word}\n${word}`, width)).pages);
});

test('measures a text in the fonts that it prints it in', async () => {
  const pdf = await openPdf(described);
  for (const weight of [REGULAR, BOLD])
    expect(pdf.font(weight).fontSize(10).widthOfString('東京서울')).toBeCloseTo(20 + pdf.widthOfString('서울'));
});
