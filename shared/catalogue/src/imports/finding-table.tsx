import type { FindingPage, ImportDetails, ImportRepair } from '@counterpoint/domain/schemas/imports';
import { Button, chakra, Flex, FROM_MEDIUM, Text, useMediaQuery } from '@counterpoint/kit/core';
import { Input } from '@counterpoint/kit/form';
import { Fragment } from 'react';
import * as text from '../messages/imports.generated.ts';
import { type CellCorrections, useCellCorrections } from './use-cell-corrections.ts';

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
      {of > items.length && (
        <Text fontSize="sm" color="muted" paddingBlock="2">
          {text.firstFindings({ shown: items.length, total: of })}
        </Text>
      )}
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
