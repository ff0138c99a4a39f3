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

const SHOWN = { page: 1, per_page: 10 };

/** Below the compositions' key like the others, so that one live event invalidates these too. */
const ACKNOWLEDGEMENTS_KEY = ['compositions', 'acknowledgements'];

export const CWR_FILES = {
  key: ['compositions', 'cwr-files'],
  path: '/cwr-files',
  schema: cwrFilePage,
  query: SHOWN,
};

export const ACKNOWLEDGEMENTS = {
  key: ACKNOWLEDGEMENTS_KEY,
  path: '/acknowledgements',
  schema: acknowledgementFilePage,
  query: SHOWN,
};

const acknowledgementPath = (id: string) => `/acknowledgements/${encodeURIComponent(id)}`;

export function acknowledgementOf(id: string) {
  return { key: [...ACKNOWLEDGEMENTS_KEY, id], path: acknowledgementPath(id), schema: acknowledgementFileDetails };
}

export function cwrOf(workId: string) {
  const path = `/compositions/${encodeURIComponent(workId)}/cwr`;
  return { key: ['compositions', 'cwr', workId], path, schema: cwrOfWork };
}

export function createCwrFile(http: HttpClient, json: NewCwrFile, idempotencyKey: string) {
  return http.post(CWR_FILES.path, { schema: cwrFile, json, idempotencyKey });
}

export function downloadCwrFile(http: HttpClient, id: string): Promise<Download> {
  return http.download(`${CWR_FILES.path}/${encodeURIComponent(id)}/contents`);
}

export function downloadAcknowledgement(http: HttpClient, importId: string): Promise<Download> {
  return http.download(`/imports/${encodeURIComponent(importId)}/acknowledgement`);
}

/** Idempotent. */
export function uploadAcknowledgements(http: HttpClient, file: File) {
  const bytes = file.slice(0, file.size, 'application/octet-stream');
  return http.put(ACKNOWLEDGEMENTS.path, {
    schema: acknowledgementFileDetails,
    file: bytes,
    query: { file_name: file.name },
  });
}

export function fetchAnsweredWorks(
  http: HttpClient,
  { id, ...query }: z.output<typeof answeredWorkQuery> & { readonly id: string },
  signal: AbortSignal,
) {
  return http.get(`${acknowledgementPath(id)}/works`, { schema: answeredWorkPage, query, signal });
}
