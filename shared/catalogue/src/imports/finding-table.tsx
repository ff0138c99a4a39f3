import type { ImportRepair } from '@counterpoint/domain/schemas/imports';
import { Button, chakra, FROM_MEDIUM, Note, Stack, useMediaQuery } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { Fragment } from 'react';
import * as text from '../messages/imports.generated.ts';
import { FocusRecovery } from './focus-recovery.tsx';
import type { Cell, CellCorrections, Finding } from './use-cell-corrections.ts';

/** About a total or the cells below a heading: what was found isn't the text of the cell that they name. */
const OF_SEVERAL_CELLS = /^(?:I-COL-\d\d|I-ENC-03|[WR]-TOT-\d\d)$/;

interface FindingTableProps {
  readonly items: readonly Finding[];
  readonly repair: ImportRepair;
  readonly corrections: CellCorrections;
  readonly more: false | { show(): Promise<void>; readonly isPending: boolean };
}

/** A faulty cell of a table can be corrected here, while its import is checked. */
export function FindingTable({ items, repair, corrections, more }: FindingTableProps) {
  const hasOtherCorrections = items.some(({ correction }) => correction !== repair.correction);
  const isWide = useMediaQuery(FROM_MEDIUM);
  const total = repair.findings;
  const cellOf = OF_SEVERAL_CELLS.test(repair.rule) ? () => null : corrections.cellOf;
  return (
    // A scrollable region must be focusable.
    <chakra.div overflowX="auto" marginTop="3" role="region" aria-label={text.findings()} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.rowHead()}</th>
            <th scope="col">{text.found()}</th>
            <th scope="col">{text.expected()}</th>
            {hasOtherCorrections && isWide && <th scope="col">{text.toDo()}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same finding twice
            <Fragment key={`${finding.line} ${finding.column} ${index}`}>
              <tr>
                <td>{finding.line ?? '–'}</td>
                <td>
                  <FoundCell finding={finding} cell={cellOf(finding)} corrections={corrections} />
                </td>
                <td>{finding.expected ?? '–'}</td>
                {hasOtherCorrections && isWide && <td>{finding.correction}</td>}
              </tr>
              {hasOtherCorrections && !isWide && (
                // As a column it would be out of view.
                <tr data-below>
                  <td colSpan={3}>{finding.correction}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
      {more && (
        <FocusRecovery>
          <Button variant="ghost" size="sm" loading={more.isPending} onClick={() => void more.show()}>
            {text.moreFindings({ count: total - items.length })}
          </Button>
        </FocusRecovery>
      )}
      {!more && total > items.length && (
        <Note paddingBlock="2">{text.firstFindings({ shown: items.length, total })}</Note>
      )}
    </chakra.div>
  );
}

interface FoundCellProps {
  readonly finding: Finding;
  readonly cell: Cell | null;
  readonly corrections: CellCorrections;
}

function FoundCell({ finding: { line, column, found, cells }, cell, corrections }: FoundCellProps) {
  if (cell !== null)
    return <CellInput label={labelOf({ line, column })} cell={cell} found={found ?? ''} corrections={corrections} />;
  return (
    <Stack gap="2">
      {found ?? '–'}
      {cells.map((part) => {
        const partCell = corrections.cellOf(part);
        if (partCell === null) return null;
        return (
          <Field key={labelOf(part)} label={labelOf(part)}>
            <CellInput cell={partCell} found={part.found ?? ''} corrections={corrections} />
          </Field>
        );
      })}
    </Stack>
  );
}

function labelOf({ line, column }: Pick<Finding, 'line' | 'column'>): string {
  return text.cellOf({ column: column ?? '', line: String(line) });
}

interface CellInputProps extends Pick<FoundCellProps, 'corrections'> {
  readonly label?: string;
  readonly cell: Cell;
  readonly found: string;
}

function CellInput({ label, cell, found, corrections }: CellInputProps) {
  return (
    <Input
      aria-label={label}
      autoComplete="off"
      minWidth="8rem"
      disabled={corrections.isPending}
      value={corrections.valueOf(cell) ?? found}
      onChange={({ target }) => corrections.change(cell, target.value, found)}
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
