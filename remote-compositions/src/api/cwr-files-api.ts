import type { Download, HttpClient } from '@counterpoint/contract';
import { cwrFile, cwrFilePage, type NewCwrFile } from '@counterpoint/domain/schemas/imports';

const FILES_A_PAGE = 10;

/** Below the compositions' key, so that one live event invalidates these too. */
export const CWR_FILES_KEY = ['compositions', 'cwr-files'];

const CWR_FILES_PATH = '/cwr-files';

export function cwrFilesOn(page: number) {
  const query = { page, per_page: FILES_A_PAGE };
  return { key: [...CWR_FILES_KEY, page], path: CWR_FILES_PATH, schema: cwrFilePage, query };
}

export function createCwrFile(http: HttpClient, json: NewCwrFile, idempotencyKey: string) {
  return http.post(CWR_FILES_PATH, { schema: cwrFile, json, idempotencyKey });
}

export function downloadCwrFile(http: HttpClient, id: string): Promise<Download> {
  return http.download(`${CWR_FILES_PATH}/${encodeURIComponent(id)}/contents`);
}
