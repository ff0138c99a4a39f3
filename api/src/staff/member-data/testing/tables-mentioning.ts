import type { TestApi } from '../../../testing/test-api.ts';

const TABLES = [
  'account',
  'member',
  'mail',
  'person_invitation',
  'composition_revision',
  'party',
  'party_merge',
  'isni_application',
  'isni_candidate',
  'isni_event',
  'search_entry',
] as const;

/** Names of the tables that hold a text. */
export async function tablesMentioning({ db }: TestApi, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    if (JSON.stringify(rows).includes(text)) found.push(table);
  }
  return found;
}
