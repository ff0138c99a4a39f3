import type { Download, HttpClient } from '@counterpoint/contract';
import {
  acknowledgementFileDetails,
  acknowledgementFilePage,
  answeredWorkPage,
  type answeredWorkQuery,
} from '@counterpoint/domain/schemas/imports';
import type * as z from 'zod/mini';

const FILES_A_PAGE = 10;

/** Below the compositions' key, so that one live event invalidates these too. */
const ACKNOWLEDGEMENTS_KEY = ['compositions', 'acknowledgements'];

const ACKNOWLEDGEMENTS_PATH = '/acknowledgements';

export function acknowledgementsOn(page: number) {
  const query = { page, per_page: FILES_A_PAGE };
  const key = [...ACKNOWLEDGEMENTS_KEY, 'list', page];
  return { key, path: ACKNOWLEDGEMENTS_PATH, schema: acknowledgementFilePage, query };
}

const acknowledgementPath = (id: string) => `${ACKNOWLEDGEMENTS_PATH}/${encodeURIComponent(id)}`;

export function acknowledgementOf(id: string) {
  return { key: [...ACKNOWLEDGEMENTS_KEY, id], path: acknowledgementPath(id), schema: acknowledgementFileDetails };
}

export function downloadAcknowledgement(http: HttpClient, importId: string): Promise<Download> {
  return http.download(`/imports/${encodeURIComponent(importId)}/acknowledgement`);
}

/** Idempotent. */
export function uploadAcknowledgements(http: HttpClient, file: File) {
  const bytes = file.slice(0, file.size, 'application/octet-stream');
  return http.put(ACKNOWLEDGEMENTS_PATH, {
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
