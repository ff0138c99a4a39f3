import type {
  CellCorrection,
  FindingPage,
  ImportChoices,
  ImportDetails,
  ImportRepair,
} from '@counterpoint/domain/schemas/imports';
import { Button, chakra, Flex, FROM_MEDIUM, Note, useMediaQuery } from '@counterpoint/kit/core';
import { Input } from '@counterpoint/kit/form';
import { Fragment, useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { chooseColumns, useImportStep } from './imports-api.ts';

interface FindingTableProps {
  readonly job: ImportDetails;
  readonly items: FindingPage['items'];
  readonly repair: ImportRepair;
}

/** A faulty cell of a table can be corrected here, while its import is checked. */
export function FindingTable({ job, items, repair }: FindingTableProps) {
  const corrections = useCellCorrections(job);
  const saysMore = items.some(({ correction }) => correction !== repair.correction);
  const isWide = useMediaQuery(FROM_MEDIUM);
  const of = repair.findings;
  return (
    // A scrollable region must be focusable.
    <chakra.div overflowX="auto" marginTop="3" role="region" aria-label={text.findings()} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.rowHead()}</th>
            <th scope="col">{text.found()}</th>
            <th scope="col">{text.expected()}</th>
            {saysMore && isWide && <th scope="col">{text.toDo()}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same finding twice
            <Fragment key={`${finding.line} ${finding.column} ${index}`}>
              <tr>
                <td>{finding.line ?? '–'}</td>
                <td>
                  <FoundCell finding={finding} corrections={corrections} />
                </td>
                <td>{finding.expected ?? '–'}</td>
                {saysMore && isWide && <td>{finding.correction}</td>}
              </tr>
              {saysMore && !isWide && (
                // As a column it would be out of view.
                <tr data-below>
                  <td colSpan={3}>{finding.correction}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
      {of > items.length && <Note paddingBlock="2">{text.firstFindings({ shown: items.length, total: of })}</Note>}
      {corrections.count > 0 && (
        <Flex justify="flex-end" paddingBlock="2">
          <Button size="sm" loading={corrections.isPending} onClick={corrections.save}>
            {text.saveCorrections({ count: corrections.count })}
          </Button>
        </Flex>
      )}
    </chakra.div>
  );
}

interface FoundCellProps {
  readonly finding: FindingPage['items'][number];
  readonly corrections: CellCorrections;
}

function FoundCell({ finding, corrections }: FoundCellProps) {
  const { line, column, found } = finding;
  const cell = corrections.cellOf(finding);
  if (cell === null) return found ?? '–';
  return (
    <Input
      aria-label={text.cellOf({ column: column ?? '', line: String(line) })}
      autoComplete="off"
      minWidth="8rem"
      value={corrections.valueOf(cell) ?? found ?? ''}
      onChange={({ target }) => corrections.change(cell, target.value)}
    />
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    minWidth: { md: '36rem' },
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& td': { overflowWrap: 'anywhere' },
    '& [data-below] td': { borderTopWidth: '0', paddingTop: '0' },
    '& th': { color: 'muted', fontWeight: 'semibold' },
  },
});

type Cell = Omit<CellCorrection, 'value'>;

interface CellCorrections {
  /** Null if the finding names no single cell of a table, or the import isn't at its check. */
  readonly cellOf: (finding: FindingPage['items'][number]) => Cell | null;
  readonly valueOf: (cell: Cell) => string | undefined;
  readonly change: (cell: Cell, value: string) => void;
  readonly count: number;
  readonly isPending: boolean;
  /** Stores the corrections with the import, which is then checked again. */
  readonly save: () => void;
}

function useCellCorrections(job: ImportDetails): CellCorrections {
  const [typed, setTyped] = useState<readonly CellCorrection[]>([]);
  const checking = useImportStep((http, choices: ImportChoices) => chooseColumns(http, job, choices));
  const preview = job.state === 'checked' ? job.preview : null;
  return {
    cellOf({ line, column, found }) {
      if (!preview || line === null || column === null || isShortened(found)) return null;
      const index = preview.header.indexOf(column);
      const isOnlyOne = index >= 0 && preview.header.lastIndexOf(column) === index;
      return isOnlyOne ? { line, column: index } : null;
    },
    valueOf: (cell) => typed.find((each) => isSameCell(each, cell))?.value,
    change: (cell, value) => setTyped([...without(typed, [cell]), { ...cell, value }]),
    count: typed.length,
    isPending: checking.isPending,
    save() {
      if (!preview) return;
      const { columns, share_unit, corrections } = preview;
      checking.mutate({ columns, share_unit, corrections: [...without(corrections, typed), ...typed] });
    },
  };
}

function without(corrections: readonly CellCorrection[], cells: readonly Cell[]): CellCorrection[] {
  return corrections.filter((each) => !cells.some((cell) => isSameCell(each, cell)));
}

function isSameCell(one: Cell, other: Cell): boolean {
  return one.line === other.line && one.column === other.column;
}

/** The report ends long cells with an ellipsis, so the whole text isn't known here. */
function isShortened(found: string | null): boolean {
  return found?.endsWith('…') ?? false;
}
