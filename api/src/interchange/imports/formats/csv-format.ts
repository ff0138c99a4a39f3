import type { TableDefinition } from '@counterpoint/domain/imports';
import { parse } from 'csv-parse/sync';
import * as message from '../../../messages/import-files.generated.ts';
import type { ImportFormat, LocalFile } from '../import-format.ts';
import { csvOptions, csvRows, MAX_COLUMNS } from './csv-rows.ts';
import { encodingChoices } from './encoding-choices.ts';
import { type TableRow, tableFormat } from './table-format.ts';
import {
  beginningOf,
  decoderOf,
  encodingName,
  encodingOf,
  isSingleByte,
  type TextEncoding,
  textOf,
} from './text-encoding.ts';

const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
type Separator = keyof typeof SEPARATOR_NAMES;
const SEPARATORS: readonly Separator[] = [',', ';', '\t', '|'];
const SAMPLE_ROWS = 20;
/** PDF, RTF, JSON, XML or HTML, and CWR, of which some are text but no table. */
const OTHER_KINDS = /^\s*(?:%PDF-|\{\\rtf|\{\s*"|<[?!a-z]|HDR[^\r\n]*[\r\n]+GRH)/i;

export function csvFormat(definition: TableDefinition): ImportFormat {
  return tableFormat(definition, {
    id: 'csv',
    recognises: ({ head, name }) =>
      !OTHER_KINDS.test(beginningOf(head)) && (/\.(csv|tsv|tab|txt)$/i.test(name) || looksLikeText(head)),
    async open(file) {
      const encoding = await encodingOf(file);
      const separator = separatorOf(decoderOf(encoding).decode(file.head, { stream: true }));
      return {
        about: message.csv({ encoding: encodingName(encoding), separator: SEPARATOR_NAMES[separator] }),
        async offered() {
          if (!isSingleByte(encoding)) return {};
          const encodings = await encodingChoices(file.path);
          return encodings.length > 0 ? { encodings, encoding } : {};
        },
        rows: () => tableRows(file, encoding, separator),
      };
    },
  });
}

async function* tableRows(file: LocalFile, encoding: TextEncoding, separator: Separator): AsyncGenerator<TableRow> {
  const read = { line: 0, share: 0 };
  async function* pieces() {
    for await (const { text, share } of textOf(file, encoding)) {
      read.share = share;
      yield text;
    }
  }
  for await (const cells of csvRows(pieces(), separator)) {
    read.line += 1;
    yield { cells, line: read.line, share: read.share };
  }
}

function looksLikeText(head: Buffer): boolean {
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return hasMark || !head.subarray(0, 2_000).some((byte) => byte < 9);
}

/** Picks the separator that splits most of the first rows, since cells may contain semicolons or commas. */
function separatorOf(text: string): Separator {
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreOf(text, separator) }));
  scored.sort((one, other) => other.score - one.score);
  return scored[0]?.separator ?? ',';
}

function scoreOf(text: string, separator: string): number {
  const widths: number[] = [];
  const on_record = (cells: string[]) => void widths.push(cells.length);
  try {
    parse(text, { ...csvOptions(separator), to: SAMPLE_ROWS, on_record });
  } catch {
    // The sample may end inside a cell; the rows before it count.
  }
  const apart = widths.filter((width) => width > 1);
  if (apart.length === 0) return [...(text.split(/\r?\n/, 1)[0] ?? '')].filter((letter) => letter === separator).length;
  return apart.length * MAX_COLUMNS + Math.max(...apart);
}
