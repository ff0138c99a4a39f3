import * as z from 'zod';

export const CSV = 'text/csv';
export const PDF = 'application/pdf';
export const XML = 'application/xml';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const ZIP = 'application/zip';
/** Any file. */
export const BYTES = 'application/octet-stream';

export const bytes = z.unknown().meta({ type: 'string', format: 'binary' });

export function returnsFile(...types: readonly string[]) {
  return {
    200: { description: 'The file.', content: Object.fromEntries(types.map((type) => [type, { schema: bytes }])) },
  };
}
