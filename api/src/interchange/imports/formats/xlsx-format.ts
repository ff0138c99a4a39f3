import { guessColumns, type TableDefinition } from '@counterpoint/domain/imports';
import * as text from '../../../messages/import-files.generated.ts';
import type { ImportFormat, LocalFile } from '../import-format.ts';
import { RejectedFile } from '../rejected-file.ts';
import { type TableRow, tableFormat } from './table-format.ts';
import { openWorkbook } from './xlsx-workbook.ts';

const SHEETS_CHECKED = 8;
const ROWS_CHECKED = 20;

const OLE2 = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

export function xlsxFormat(definition: TableDefinition): ImportFormat {
  return tableFormat<{ readonly sheet: string }>(definition, {
    id: 'xlsx',
    recognises({ head, name }) {
      if (head.subarray(0, 4).equals(OLE2)) throw new RejectedFile(text.oldExcel());
      const isZip = head.subarray(0, 2).toString('latin1') === 'PK';
      if (!isZip && /\.xls[xm]?$/i.test(name)) throw new RejectedFile(text.notWorkbook());
      return isZip;
    },
    async open(file) {
      const workbook = await openWorkbook(file.path);
      try {
        const best = { sheet: '', known: -1 };
        const wanted = workbook.sheets.find((sheet) => sheet === file.sheet);
        if (wanted) Object.assign(best, { sheet: wanted, known: Number.POSITIVE_INFINITY });
        else
          for (const sheet of workbook.sheets.slice(0, SHEETS_CHECKED)) {
            const known = await knownIn(definition, workbook.rows(sheet));
            if (known > best.known) Object.assign(best, { sheet, known });
          }
        const { sheet } = best;
        const count = workbook.sheets.length;
        const about = count > 1 ? text.sheetOfWorkbook({ sheet, count }) : text.workbook();
        const sheets = count > 1 ? { sheets: { names: workbook.sheets, chosen: sheet } } : {};
        return { about, options: { sheet }, ...sheets };
      } finally {
        workbook.close();
      }
    },
    rows: xlsxRows,
  });
}

async function* xlsxRows(file: LocalFile, { sheet }: { readonly sheet: string }): AsyncGenerator<TableRow> {
  const workbook = await openWorkbook(file.path);
  try {
    yield* workbook.rows(sheet);
  } finally {
    workbook.close();
  }
}

async function knownIn(definition: TableDefinition, rows: AsyncIterable<TableRow>): Promise<number> {
  let known = 0;
  for await (const { cells, line } of rows) {
    known = Math.max(known, guessColumns(definition, cells).filter(Boolean).length);
    if (line >= ROWS_CHECKED) break;
  }
  return known;
}
