import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  CERTIFICATE_CODE_LENGTH,
  certificateCodeFrom,
  formatCertificateCode,
  parseCertificateCode,
} from './certificate.ts';

const bytes = fc.uint8Array({ minLength: CERTIFICATE_CODE_LENGTH, maxLength: CERTIFICATE_CODE_LENGTH });

describe('certificate codes', () => {
  test('are read as printed, in any case and with spaces', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = certificateCodeFrom(random);
        const printed = formatCertificateCode(code);
        expect(printed).toMatch(/^(\w{5}-){3}\w{5}$/);
        expect(parseCertificateCode(` ${printed.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
      }),
    );
  });

  test('correct letters that look like digits', () => {
    expect(parseCertificateCode('OOOOO-IIIII-LLLLL-00011')).toBe('00000111111111100011');
  });

  test.each(['', '7K3M', 'U'.repeat(20), '0'.repeat(21), '../../../etc/passwd/'])('don’t include %j', (text) => {
    expect(parseCertificateCode(text)).toBeNull();
  });
});
