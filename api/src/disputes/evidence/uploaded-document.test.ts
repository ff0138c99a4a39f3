// cspell:ignore invoicefdp
import { EVIDENCE_LONGEST_NAME, EVIDENCE_TYPES, type EvidenceExtension } from '@counterpoint/domain/schemas/cases';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { safeName } from './uploaded-document.ts';

test.each([
  ['sheet.pdf', 'sheet.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Ama\\Split sheet.PDF', 'Split sheet.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  ['a\u0000b\nc\u200b.pdf', 'abc.pdf'],
  ['Ìwé ẹ̀rí.pdf', 'Ìwé ẹ̀rí.pdf'],
  ['Song v1.2', 'Song v1.2.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['a"b;c<d>.pdf', 'a_b_c_d_.pdf'],
  ['   ...   ', 'Document.pdf'],
  ['', 'Document.pdf'],
  ['demo.mp3', 'demo.pdf'],
])('stores %j as %j', (sent, kept) => {
  expect(safeName(sent, 'pdf')).toBe(kept);
});

test('keeps the longer extension of a picture type', () => {
  expect(safeName('Us.JPEG', 'jpg')).toBe('Us.jpeg');
});

test('always gives a short, printable name that ends with the type', () => {
  const types = Object.keys(EVIDENCE_TYPES).filter((type): type is EvidenceExtension => type in EVIDENCE_TYPES);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.constantFrom(...types), (sent, type) => {
      const name = safeName(sent, type);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}/\\"<>|]|^\./u);
      expect([...name].length).toBeLessThanOrEqual(EVIDENCE_LONGEST_NAME);
      expect(name).toMatch(new RegExp(`\\.(${type}|jpeg)$`));
    }),
  );
});
