// cspell:ignore abcdefghjkmnpqrstvwxyz
import * as z from 'zod/mini';
import { instant } from '../requests/text.ts';

/** No easily confused letters. 20 characters are 100 bits. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CERTIFICATE_CODE_LENGTH = 20;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CERTIFICATE_CODE_LENGTH}}$`);

/** Removes hyphens, reads O as 0 and I or L as 1; null if invalid. */
export function parseCertificateCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

export function formatCertificateCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? code;
}

/** 256 is a multiple of the 32 letters, so each is equally likely. */
export function certificateCodeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, CERTIFICATE_CODE_LENGTH), (byte) => CODE_ALPHABET[byte % 32]).join('');
}

const certifiedParty = z.object({
  name: z.string(),
  ipi_name_number: z.nullable(z.string()),
  role: z.string(),
  shares: z.object({ pr: z.int(), mr: z.int(), sr: z.int() }),
});

export const certifiedWork = z.object({
  title: z.string(),
  reference: z.string(),
  iswc: z.nullable(z.string()),
  revision: z.int(),
  registered_at: instant,
  parties: z.array(certifiedParty),
});
export type CertifiedWork = z.infer<typeof certifiedWork>;

export const checkedCertificate = z.object({
  number: z.string(),
  issued_at: instant,
  status: z.enum(['valid', 'disputed', 'superseded', 'withdrawn']),
  work: certifiedWork,
});
export type CheckedCertificate = z.infer<typeof checkedCertificate>;
