import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { collectPdf, openPdf, printable } from './pdf-document.ts';

const described = { title: 'A document', subject: 'A test', at: new Date('2026-01-01T00:00:00Z') };

test('prints a box for a character that the font lacks', async () => {
  const pdf = await openPdf(described);
  expect(printable(pdf, 'Łódź, Řeka, Ɔdɔ\n日本 🎵')).toBe('Łódź, Řeka, Ɔdɔ\n□□ □');
});

test('names the language that it is written in', async () => {
  const pdf = await inLanguage('fr', () => openPdf(described));
  const contents = collectPdf(pdf);
  pdf.end();
  expect((await contents).toString('latin1')).toContain('/Lang (fr-FR)');
});
