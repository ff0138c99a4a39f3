import * as z from 'zod';

const identifier = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** A backup's metadata. `SHA256SUMS` beside it lists every file. */
export const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier), rows: z.int() })),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/) })),
  files: z.int(),
  /** Files in use that the store lacked, or that differ from their checksum in the database. */
  damaged: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const SUMS = 'SHA256SUMS';

export function tableFile(name: string): string {
  return `tables/${name}.copy.gz`;
}
