import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';

/** Letters and digits without those that are taken for one another: 20 of them are 100 bits, which nobody guesses. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CERTIFICATE_CODE_LENGTH = 20;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CERTIFICATE_CODE_LENGTH}}$`);

/** A code as it is stored, from what somebody typed or pasted: `7k3m-…` with O for 0 and I for 1; null where it is none. */
export function parseCertificateCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** In groups of five, as a certificate prints it. */
export function formatCertificateCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? code;
}

/** A code from 20 random bytes: 256 is a multiple of the 32 letters, so each is as likely. */
export function certificateCodeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, CERTIFICATE_CODE_LENGTH), (byte) => CODE_ALPHABET[byte % 32]).join('');
}

const certifiedParty = z.object({
  name: z.string(),
  ipi_name_number: z.nullable(z.string()),
  role: z.string(),
  shares: z.object({ pr: z.int(), mr: z.int(), sr: z.int() }),
});

/** What a certificate says of a work: what stood in force on the day it was issued, and nothing that is private. */
export const certifiedWork = z.object({
  title: z.string(),
  reference: z.string(),
  iswc: z.nullable(z.string()),
  revision: z.int(),
  registered_at: instant,
  parties: z.array(certifiedParty),
});
export type CertifiedWork = z.infer<typeof certifiedWork>;

/** `POST /compositions/{id}/certificate`: the certificate of what is in force, the same one for the same version. */
export const certificate = z.object({
  id,
  /** `CERT-2026-00012`. */
  number: z.string(),
  code: z.string(),
  issued_at: instant,
});
export type Certificate = z.infer<typeof certificate>;

export const CERTIFICATE_STATUSES = ['valid', 'disputed', 'superseded', 'withdrawn'] as const;

/** `GET /certificates/{code}`: for anybody who has the code. */
export const checkedCertificate = z.object({
  number: z.string(),
  issued_at: instant,
  status: z.enum(CERTIFICATE_STATUSES),
  work: certifiedWork,
});
export type CheckedCertificate = z.infer<typeof checkedCertificate>;
