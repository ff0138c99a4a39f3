import type { Message } from '@counterpoint/messages';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import * as text from '../../messages/exports.generated.ts';
import { CSV, XLSX } from '../http/openapi-files.ts';
import { sendFile } from '../http/send-file.ts';
import { csvFileOf, type StreamedTable, xlsxFileOf } from './table-files.ts';

/** A URL holds about 430 ids. */
const MAX_IDS = 400;

export const fileFormat = z.enum(['csv', 'xlsx'], { error: () => text.chooseFormat() }).default('csv');

export function chosenIds(notFound: Message, tooMany: Message<{ max: number }> = text.tooMany) {
  return z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.guid({ error: notFound })).max(MAX_IDS, { error: () => tooMany({ max: MAX_IDS }) }))
    .optional();
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
