import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { drawnPages } from '../../testing/drawn-pdf.ts';
import { collectPdf, openPdf, printable } from './pdf-document.ts';
import { BOLD, REGULAR } from './pdf-fonts.ts';

const described = { title: 'A document', subject: 'A test', at: new Date('2026-01-01T00:00:00Z') };

test('prints a box for a character that no font has', async () => {
  const pdf = await openPdf(described);
  expect(printable(pdf, 'Łódź, Řeka, Ɔdɔ\n日本 🎵')).toBe('Łódź, Řeka, Ɔdɔ\n日本 □');
});

test('names the language that it is written in', async () => {
  const pdf = await inLanguage('fr', () => openPdf(described));
  const contents = collectPdf(pdf);
  pdf.end();
  expect((await contents).toString('latin1')).toContain('/Lang (fr-FR)');
});

test('prints each script in a font that has it, on one baseline', async () => {
  const pdf = await openPdf(described);
  const contents = collectPdf(pdf);
  pdf.font(REGULAR).text('Łódź 東京, さくら 서울 हिन्दी');
  pdf.end();
  const file = await contents;
  const fonts = [...file.toString('latin1').matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(fonts)].toSorted()).toEqual([
    'Inter-Regular',
    'NotoSansDevanagari-Regular',
    'NotoSansHans-Regular',
    'NotoSansKR-Regular',
  ]);
  const baselines = [...drawnPages(file).matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => y);
  expect(baselines.length).toBeGreaterThan(4);
  expect(new Set(baselines).size).toBe(1);
});

test('measures a text in the fonts that it prints it in', async () => {
  const pdf = await openPdf(described);
  for (const weight of [REGULAR, BOLD])
    expect(pdf.font(weight).fontSize(10).widthOfString('東京서울')).toBeCloseTo(20 + pdf.widthOfString('서울'));
});
