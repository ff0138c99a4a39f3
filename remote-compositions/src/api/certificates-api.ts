import type { HttpClient } from '@counterpoint/contract';
import { type CheckedCertificate, checkedCertificate } from '@counterpoint/domain/schemas/entries';

export const certificateKeys = {
  check: (code: string) => ['certificates', code] as const,
};

export function checkCertificate(http: HttpClient, code: string, signal: AbortSignal): Promise<CheckedCertificate> {
  return http.get(`/certificates/${encodeURIComponent(code)}`, { schema: checkedCertificate, signal });
}
