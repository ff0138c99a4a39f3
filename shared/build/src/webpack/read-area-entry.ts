import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AreaEntry, areaEntry } from '@counterpoint/contract/areas';
import { locales } from 'zod';

const { localeError } = locales.en();

/** Throws an error that names the file and the member to edit. */
export function readAreaEntry(folder: string): AreaEntry {
  const file = path.join(folder, 'area.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Create it, or change to the folder of an area.`);
  const result = areaEntry.safeParse(readJson(file), { error: localeError });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'the entry'}: ${issue.message}`);
  throw new Error(`Edit ${file}. ${problems.join('; ')}.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`Edit ${file}. ${cause instanceof Error ? cause.message : String(cause)}.`);
  }
}
