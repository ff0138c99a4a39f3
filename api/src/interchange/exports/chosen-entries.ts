import type { Message } from '@counterpoint/messages';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { EntryKind } from '../../catalogue/entry/entry-kind.ts';
import { filterListed, pageOfListed } from '../../catalogue/entry/list/list-repository.ts';
import { scopeOf } from '../../catalogue/entry/list/list-service.ts';
import * as text from '../../messages/exports.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { CSV, XLSX } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { csvFileOf, type StreamedTable, xlsxFileOf } from '../../platform/table-files/table-files.ts';

/** A URL holds about 430 ids. */
const MOST_IDS = 400;
const MOST_ENTRIES = 1_000_000;

export const fileFormat = z.enum(['csv', 'xlsx'], { error: () => text.chooseFormat() }).default('csv');

export function chosenIds(notFound: Message) {
  return z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.guid({ error: notFound })).max(MOST_IDS, { error: () => text.tooMany({ max: MOST_IDS }) }))
    .optional();
}

interface Chosen {
  readonly ids?: readonly string[] | undefined;
  readonly filter: Parameters<typeof pageOfListed>[2]['filter'];
  readonly query: string;
  readonly import?: string | undefined;
}

/** The ids that the member has of those chosen, or all that the list shows. */
export async function chosenEntries(
  db: Database,
  kind: EntryKind,
  { viewer, chosen }: { readonly viewer: Act['actor']; readonly chosen: Chosen },
): Promise<string[]> {
  const { ids, filter, query, import: importId } = chosen;
  if (ids) {
    const listed = await filterListed(db, kind, { memberId: viewer.memberId, ids });
    return ids.filter((id) => listed.has(id));
  }
  const scope = await scopeOf(db, kind, { viewer, text: query });
  const page = { filter, sort: 'title', page: 1, per_page: MOST_ENTRIES } as const;
  return scope ? pageOfListed(db, kind, { ...page, ...scope, importId }) : [];
}

interface SentTable {
  /** Without the ending. */
  readonly name: string;
  readonly format: z.output<typeof fileFormat>;
  readonly sheet: string;
  readonly table: StreamedTable;
}

export function sendTable(reply: FastifyReply, { name, format, sheet, table }: SentTable): FastifyReply {
  if (format === 'xlsx')
    return sendFile(reply, { name: `${name}.xlsx`, type: XLSX, contents: xlsxFileOf(sheet, table) });
  return sendFile(reply, { name: `${name}.csv`, type: `${CSV}; charset=utf-8`, contents: csvFileOf(table) });
}
