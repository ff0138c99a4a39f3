import { useLeaveGuard } from '@counterpoint/client/drafts';
import {
  IMPORT_ENCODING_LABELS,
  IMPORT_ENCODINGS,
  type ImportChoices,
  type ImportDetails,
  type ImportEncoding,
  type ImportPreview,
} from '@counterpoint/domain/schemas/imports';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Flex, Heading, Name, Note, StackedCard, Text } from '@counterpoint/kit/core';
import { Field, RadioCards, Select } from '@counterpoint/kit/form';
import { useId, useMemo, useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { ColumnChoice, type ColumnOption } from './column-choice.tsx';
import { useImportSubject } from './imports-api.ts';
import { useImportStep } from './opened-import-api.ts';
import type { CellCorrections } from './use-cell-corrections.ts';

interface ColumnMappingProps {
  readonly job: ImportDetails;
  readonly preview: ImportPreview;
  readonly corrections: CellCorrections;
  /** Returns to the results of the columns as they were. */
  readonly onCancel?: () => void;
}

export function ColumnMapping({ job, preview, corrections, onCancel }: ColumnMappingProps) {
  const { id: what } = useImportSubject();
  const [columns, setColumns] = useState(preview.columns);
  const [unit, setUnit] = useState<ImportChoices['share_unit']>(preview.share_unit);
  const checking = useImportStep(job, 'choices');
  const isChanged = columns !== preview.columns || unit !== preview.share_unit;
  useLeaveGuard(isChanged && !checking.isPending && !corrections.isDiscarded);
  const units = [
    { value: 'percent', label: text.percent(), help: text.percentHelp() },
    { value: 'fraction', label: text.fraction(), help: text.fractionHelp() },
  ] as const;
  const shares = preview.targets.filter(({ is_share }) => is_share).map(({ key }) => key);
  const hasShares = columns.some((target) => target !== null && shares.includes(target.key));
  const hasTitle = columns.some((target) => target?.key === 'title');
  return (
    <StackedCard gap="5">
      <div>
        <Heading size="md">{text.columns()}</Heading>
        <Text color="muted">{preview.is_remembered ? text.columnsRemembered() : text.columnsMatched()}</Text>
      </div>
      {preview.sheets.length > 1 && <SheetChoice job={job} preview={preview} corrections={corrections} />}
      {preview.encoding && <EncodingChoice job={job} preview={preview} chosen={preview.encoding} />}
      <ColumnTable preview={preview} columns={columns} onChange={setColumns} />
      <RadioCards legend={text.shareUnit()} options={units} value={unit} onChange={setUnit} />
      {!hasTitle && (
        <Alert tone="warning" title={text.titleMissing()}>
          {text.titleMissingHint({ what })}
        </Alert>
      )}
      {shares.length > 0 && !hasShares && (
        <Alert tone="warning" title={text.sharesMissing()}>
          {text.sharesMissingHint({ what })}
        </Alert>
      )}
      <Flex justify="flex-end" gap="3">
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {text.cancel()}
          </Button>
        )}
        <Button
          loading={checking.isPending}
          disabled={!hasTitle}
          onClick={() => checking.mutate({ columns, share_unit: unit, corrections: preview.corrections })}
        >
          {text.check()}
        </Button>
      </Flex>
    </StackedCard>
  );
}

function SheetChoice({
  job,
  preview: { sheets, sheet },
  corrections: { total },
}: Omit<ColumnMappingProps, 'onCancel'>) {
  const reading = useImportStep(job, 'sheet');
  const [next, setNext] = useState<string | null>(null);
  return (
    <>
      <Field label={text.sheet()}>
        <Select
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet ?? ''}
          disabled={reading.isPending}
          onChange={({ target }) => (total > 0 ? setNext(target.value) : reading.mutate({ sheet: target.value }))}
        />
      </Field>
      <ConfirmDialog
        isOpen={next !== null}
        title={text.undoCorrectionsQuestion({ count: total })}
        confirmLabel={text.undoCorrections()}
        tone="danger"
        isBusy={reading.isPending}
        onConfirm={() => next !== null && reading.mutate({ sheet: next }, { onSettled: () => setNext(null) })}
        onCancel={() => setNext(null)}
      >
        {text.otherSheetHint({ sheet: sheet ?? '', next: next ?? '' })}
      </ConfirmDialog>
    </>
  );
}

type EncodingChoiceProps = Pick<ColumnMappingProps, 'job' | 'preview'> & { readonly chosen: ImportEncoding };

/** The file doesn't name its encoding: a wrong guess shows only in its letters. */
function EncodingChoice({ job, preview: { encodings }, chosen }: EncodingChoiceProps) {
  const reading = useImportStep(job, 'encoding');
  return (
    <Field label={text.letters()} help={text.lettersHelp()}>
      <Select
        options={encodings.map(({ encoding, words }) => ({
          value: encoding,
          label: text.lettersIn({ words: words.join(', '), encoding: IMPORT_ENCODING_LABELS[encoding]() }),
        }))}
        value={chosen}
        disabled={reading.isPending}
        onChange={({ target }) => {
          const encoding = IMPORT_ENCODINGS.find((each) => each === target.value);
          if (encoding) reading.mutate({ encoding });
        }}
      />
    </Field>
  );
}

type Columns = ImportPreview['columns'];

interface ColumnTableProps {
  readonly preview: ImportPreview;
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

function ColumnTable({ preview, columns, onChange }: ColumnTableProps) {
  const { header, rows, targets } = preview;
  const options = useMemo(() => optionsOf(targets, columns), [targets, columns]);
  const list = useId();
  // Each target has at most one column, so the chosen one is taken from its previous column.
  function choose(index: number, value: string) {
    const [key, slot] = value.split(' ');
    const others = columns.map((target) => (nameOf(target) === value ? null : target));
    onChange(others.with(index, key ? { key, slot: Number(slot) } : null));
  }
  return (
    <Rows>
      <datalist id={list}>
        {options.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      {header.map((heading, index) => {
        const name = heading || text.column({ number: index + 1 });
        const sample = rows.map((row) => row[index] ?? '').filter(Boolean);
        return (
          // Headings may repeat, and columns don't move.
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
          <Row key={index}>
            <chakra.div minWidth={0}>
              <Name>{name}</Name>
              <Note overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
                {sample.slice(0, 3).join(' · ') || text.emptyColumn()}
              </Note>
            </chakra.div>
            <ColumnChoice
              label={text.columnHolds({ name })}
              options={options}
              value={nameOf(columns[index] ?? null)}
              list={list}
              onChoose={(value) => choose(index, value)}
            />
          </Row>
        );
      })}
    </Rows>
  );
}

function nameOf(target: Columns[number]): string {
  return target ? `${target.key} ${target.slot}` : '';
}

/** Repeatable targets get one slot more than the file uses. */
function optionsOf(targets: ImportPreview['targets'], columns: Columns): ColumnOption[] {
  const slots = Math.max(1, ...columns.map((target) => target?.slot ?? 1)) + 1;
  const first = targets.map(({ key, label }) => ({ value: `${key} 1`, label }));
  const more = Array.from({ length: slots - 1 }, (_, index) => index + 2).flatMap((slot) =>
    targets
      .filter(({ is_of_work }) => !is_of_work)
      .map(({ key, label }) => ({ value: `${key} ${slot}`, label: text.repeated({ label, slot }) })),
  );
  return [{ value: '', label: text.unused() }, ...first, ...more];
}

const Rows = chakra('div', { base: { display: 'grid', borderTopWidth: '1px', borderColor: 'line' } });
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 20rem)' },
    gap: { base: '2', md: '4' },
    alignItems: 'center',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
