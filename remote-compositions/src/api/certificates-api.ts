import type { HttpClient } from '@counterpoint/contract';
import { type CheckedCertificate, checkedCertificate } from '@counterpoint/domain/schemas';

export const certificateKeys = {
  check: (code: string) => ['certificates', code] as const,
};

/** What a certificate says and whether it still holds; anybody may ask who has its code. */
export function checkCertificate(http: HttpClient, code: string, signal: AbortSignal): Promise<CheckedCertificate> {
  return http.get(`/certificates/${encodeURIComponent(code)}`, { schema: checkedCertificate, signal });
}
