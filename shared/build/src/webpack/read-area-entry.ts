import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AreaEntry, areaEntry } from '@counterpoint/contract/areas';

/** Throws an error that names the file and the member to edit. */
export function readAreaEntry(folder: string): AreaEntry {
  const file = path.join(folder, 'area.json');
  const result = areaEntry.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'the entry'}: ${issue.message}`);
  throw new Error(`Edit ${file}. ${problems.join('; ')}.`);
}
