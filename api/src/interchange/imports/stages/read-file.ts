import { findColumn, guessColumns, type TableDefinition } from '@counterpoint/domain/imports';
import { importChoices } from '@counterpoint/domain/schemas/imports';
import * as text from '../../../messages/import-files.generated.ts';
import type { FilePreview, LocalFile } from '../import-format.ts';
import { enterState, readImport, recallChoices } from '../import-repository.ts';
import { hashOfHeader } from '../import-service.ts';
import type { StoredPreview } from '../import-tables.ts';
import { ImportStopped, type Step } from '../running/import-run.ts';
import { formatOf, subjectOf } from '../subjects.ts';
import { withLocalCopy } from './local-copy.ts';

/** A table waits for its columns; other formats are checked at once. */
export async function readFile(step: Step): Promise<void> {
  const { job, writing, now } = step;
  const { format, preview } = await withLocalCopy(step, async (file) => {
    const found = formatOf(subjectOf(job), file);
    const preview = await found.preview(file);
    return { format: found.id, preview: { ...preview, about: aboutPacked(preview.about, file) } };
  });
  if ((await readImport(writing.db, job.id)).is_cancelled) throw new ImportStopped();
  const { about, table } = preview;
  const changes = { format, about, updated_at: now() };
  if (!table) return enterState(writing.db, job.id, { ...changes, state: 'checking' });
  const shown = await previewOf(step, table);
  await enterState(writing.db, job.id, { ...changes, state: 'mapping', preview: JSON.stringify(shown) });
}

async function previewOf({ reading, job }: Step, table: NonNullable<FilePreview['table']>): Promise<StoredPreview> {
  const { sample, ...read } = table;
  const { header } = read;
  const definition = subjectOf(job).table;
  const corrections = job.preview?.corrections ?? [];
  const remembered = importChoices.safeParse(await recallChoices(reading, job, hashOfHeader(header)));
  const is_remembered = remembered.success && remembered.data.columns.length === header.length;
  const columns = is_remembered ? remembered.data.columns : [...guessColumns(definition, header)];
  // Never remembered: the same columns may have percentages in one file and fractions in the next.
  const share_unit = shareUnitOf(definition, columns, sample);
  return { ...read, columns, share_unit, corrections, is_remembered };
}

function aboutPacked(about: string, { name, packed }: LocalFile): string {
  if (!packed) return about;
  const { others } = packed;
  return others.length > 0 ? text.severalInZip({ about, count: others.length + 1 }) : text.inZip({ about, name });
}

/** Shares that are all at most 1 are fractions: nobody registers a work of one per cent. */
function shareUnitOf(
  definition: TableDefinition,
  columns: StoredPreview['columns'],
  rows: readonly (readonly string[])[],
) {
  const figures = columns.flatMap((target, index) =>
    target && findColumn(definition, target.key)?.kind === 'share'
      ? rows.map((row) => (row[index] ?? '').replace(',', '.'))
      : [],
  );
  const numbers = figures.filter((figure) => /^\d*\.?\d+$/.test(figure)).map(Number);
  const areParts = numbers.every((figure) => figure <= 1) && numbers.some((figure) => figure > 0);
  return areParts ? 'fraction' : 'percent';
}
