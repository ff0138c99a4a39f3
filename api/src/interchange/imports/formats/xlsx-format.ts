import { guessColumns, type TableDefinition } from '@counterpoint/domain/imports';
import * as message from '../../../messages/import-files.generated.ts';
import type { ImportFormat } from '../import-format.ts';
import { RejectedFile } from '../rejected-file.ts';
import { type TableRow, tableFormat } from './table-format.ts';
import { readTallCells } from './xlsx-merged.ts';
import { type NumberStyle, readSheetRows, type Shared, styleOf } from './xlsx-rows.ts';
import { readXml, textsIn } from './xlsx-xml.ts';
import { readEntries, type ZipEntry } from './zip-entries.ts';

const SHEETS_CHECKED = 8;
const ROWS_CHECKED = 20;

const OLE2 = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

export function xlsxFormat(definition: TableDefinition): ImportFormat {
  return tableFormat(definition, {
    id: 'xlsx',
    recognises({ head, name }) {
      if (head.subarray(0, 4).equals(OLE2)) throw new RejectedFile(message.oldExcel());
      const isZip = head.subarray(0, 2).toString('latin1') === 'PK';
      if (!isZip && /\.xls[xm]?$/i.test(name)) throw new RejectedFile(message.notWorkbook());
      return isZip;
    },
    async open({ path, sheet: chosen }) {
      const workbook = await openWorkbook(path);
      try {
        const { sheets } = workbook;
        const count = sheets.length;
        const sheet = sheets.find((name) => name === chosen) ?? (await likeliestSheet(definition, workbook));
        const about = count > 1 ? message.sheetOfWorkbook({ sheet, count }) : message.workbook();
        return {
          about,
          offered: async () => (count > 1 ? { sheets, sheet } : {}),
          rows: () => xlsxRows(path, sheet),
          tallCells: () => xlsxTallCells(path, sheet),
        };
      } finally {
        workbook.close();
      }
    },
  });
}

async function* xlsxRows(path: string, sheet: string): AsyncGenerator<TableRow> {
  const workbook = await openWorkbook(path);
  try {
    yield* workbook.rows(sheet);
  } finally {
    workbook.close();
  }
}

async function xlsxTallCells(path: string, sheet: string) {
  const workbook = await openWorkbook(path);
  try {
    return await readTallCells(workbook.entryOf(sheet));
  } finally {
    workbook.close();
  }
}

/** The sheet with the most known headings. */
async function likeliestSheet(definition: TableDefinition, { sheets, rows }: Workbook): Promise<string> {
  let best = { sheet: '', known: -1 };
  for (const sheet of sheets.slice(0, SHEETS_CHECKED)) {
    const known = await knownIn(definition, rows(sheet));
    if (known > best.known) best = { sheet, known };
  }
  return best.sheet;
}

async function knownIn(definition: TableDefinition, rows: AsyncIterable<TableRow>): Promise<number> {
  let known = 0;
  for await (const { cells, line } of rows) {
    known = Math.max(known, guessColumns(definition, cells).filter(Boolean).length);
    if (line >= ROWS_CHECKED) break;
  }
  return known;
}

const MAX_SHARED_CHARACTERS = 40_000_000;

interface Workbook {
  readonly sheets: string[];
  readonly rows: (sheet: string) => AsyncGenerator<TableRow>;
  entryOf(sheet: string): ZipEntry;
  close(): void;
}

/** Throws `RejectedFile` for an unsafe or damaged workbook. */
async function openWorkbook(path: string): Promise<Workbook> {
  const zip = await readEntries(path);
  try {
    refuseUnwanted([...zip.entries.keys()]);
    const relations = await readRelations(zip.entries);
    const { sheets, isFrom1904 } = await readSheets(zip.entries, relations.targets);
    let shared: Shared | null = null;
    const entryOf = (name: string) => {
      const entry = sheets.find((sheet) => sheet.name === name)?.entry;
      if (!entry) throw new RejectedFile(message.noSheet());
      return entry;
    };
    return {
      sheets: sheets.map(({ name }) => name),
      entryOf,
      async *rows(name) {
        shared ??= { ...(await readShared(zip.entries, relations)), isFrom1904 };
        yield* readSheetRows(entryOf(name), shared);
      },
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function refuseUnwanted(names: readonly string[]): void {
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw new RejectedFile(message.macros());
  if (names.some((name) => /^xl\/externalLinks\//i.test(name))) throw new RejectedFile(message.externalValues());
  if (!names.includes('xl/workbook.xml')) throw new RejectedFile(message.zip());
}

interface Relations {
  readonly targets: ReadonlyMap<string, string>;
  readonly strings: string;
  readonly styles: string;
}

/** Programs choose the names of these files. */
async function readRelations(entries: ReadonlyMap<string, ZipEntry>): Promise<Relations> {
  const targets = new Map<string, string>();
  const relations = { targets, strings: 'xl/sharedStrings.xml', styles: 'xl/styles.xml' };
  await readXml(entries.get('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target, Type = '' }) => {
      if (name !== 'Relationship' || !Id || !Target) return;
      const target = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, target);
      if (Type.endsWith('/sharedStrings')) relations.strings = target;
      if (Type.endsWith('/styles')) relations.styles = target;
    },
  });
  return relations;
}

async function readSheets(entries: ReadonlyMap<string, ZipEntry>, targets: Relations['targets']) {
  const sheets: { readonly name: string; readonly entry: ZipEntry }[] = [];
  let isFrom1904 = false;
  await readXml(entries.get('xl/workbook.xml'), {
    open: (tag, attributes) => {
      const { name, state, date1904 } = attributes;
      if (tag === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
      // The prefix is usually `r:`.
      const id = Object.keys(attributes).find((key) => key.endsWith(':id')) ?? '';
      const entry = entries.get(targets.get(attributes[id] ?? '') ?? '');
      const isShown = state === undefined || state === 'visible';
      if (tag === 'sheet' && name && entry && isShown) sheets.push({ name, entry });
    },
  });
  if (sheets.length === 0) throw new RejectedFile(message.noVisibleSheet());
  return { sheets, isFrom1904 };
}

async function readShared(
  entries: ReadonlyMap<string, ZipEntry>,
  relations: Relations,
): Promise<Omit<Shared, 'isFrom1904'>> {
  const strings: string[] = [];
  let characters = 0;
  await readXml(
    entries.get(relations.strings),
    textsIn('si', (text) => {
      characters += text.length;
      if (characters > MAX_SHARED_CHARACTERS) throw new RejectedFile(message.longTexts());
      strings.push(text);
    }),
  );
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isInCells = false;
  await readXml(entries.get(relations.styles), {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(styleOf(Number(attributes.numFmtId ?? 0), codes));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return { strings, styles };
}
