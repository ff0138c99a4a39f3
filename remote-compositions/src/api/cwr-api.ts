import type { Download, HttpClient } from '@counterpoint/contract';
import {
  acknowledgementFileDetails,
  acknowledgementFilePage,
  answeredWorkPage,
  type answeredWorkQuery,
  cwrFile,
  cwrFilePage,
  cwrOfWork,
  type NewCwrFile,
} from '@counterpoint/domain/schemas/imports';
import type * as z from 'zod/mini';

/** Below the compositions' key, so that one live event invalidates these too. */
export const cwrKeys = {
  files: ['compositions', 'cwr-files'] as const,
  ofWork: (id: string) => ['compositions', 'cwr', id] as const,
  acknowledgements: ['compositions', 'acknowledgements'] as const,
  acknowledgement: (id: string) => ['compositions', 'acknowledgements', id] as const,
};

const one = (id: string) => `/cwr-files/${encodeURIComponent(id)}`;
const SHOWN = 10;

export function createCwrFile(http: HttpClient, json: NewCwrFile, idempotencyKey: string) {
  return http.post('/cwr-files', { schema: cwrFile, json, idempotencyKey });
}

export function fetchCwrFiles(http: HttpClient, signal: AbortSignal) {
  return http.get('/cwr-files', { schema: cwrFilePage, query: { page: 1, per_page: SHOWN }, signal });
}

export function downloadCwrFile(http: HttpClient, id: string): Promise<Download> {
  return http.download(`${one(id)}/contents`);
}

export function downloadAcknowledgement(http: HttpClient, importId: string): Promise<Download> {
  return http.download(`/imports/${encodeURIComponent(importId)}/acknowledgement`);
}

/** Idempotent. */
export function uploadAcknowledgements(http: HttpClient, file: File) {
  const bytes = file.slice(0, file.size, 'application/octet-stream');
  return http.put('/acknowledgements', {
    schema: acknowledgementFileDetails,
    file: bytes,
    query: { file_name: file.name },
  });
}

export function fetchAcknowledgementFiles(http: HttpClient, signal: AbortSignal) {
  return http.get('/acknowledgements', {
    schema: acknowledgementFilePage,
    query: { page: 1, per_page: SHOWN },
    signal,
  });
}

export function fetchAcknowledgementFile(http: HttpClient, id: string, signal: AbortSignal) {
  return http.get(`/acknowledgements/${encodeURIComponent(id)}`, { schema: acknowledgementFileDetails, signal });
}

export function fetchAnsweredWorks(
  http: HttpClient,
  { id, ...query }: z.output<typeof answeredWorkQuery> & { readonly id: string },
  signal: AbortSignal,
) {
  return http.get(`/acknowledgements/${encodeURIComponent(id)}/works`, { schema: answeredWorkPage, query, signal });
}

export function fetchCwrOfWork(http: HttpClient, id: string, signal: AbortSignal) {
  return http.get(`/compositions/${encodeURIComponent(id)}/cwr`, { schema: cwrOfWork, signal });
}
