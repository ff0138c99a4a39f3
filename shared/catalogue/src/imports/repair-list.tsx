import { Loaded } from '@counterpoint/area-ui/page';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useInfiniteQuery } from '@counterpoint/contract/query';
import type { ImportDetails, ImportRepair } from '@counterpoint/domain/schemas/imports';
import { Button, chakra, Flex, Heading, Name, Note, StackedCard, StatusBadge, Text } from '@counterpoint/kit/core';
import { useId } from 'react';
import * as text from '../messages/imports.generated.ts';
import { FindingTable } from './finding-table.tsx';
import { useImportSubject } from './imports-api.ts';
import { findingsQuery } from './opened-import-api.ts';
import { Pending } from './pending.tsx';
import type { CellCorrections } from './use-cell-corrections.ts';

interface RepairListProps {
  readonly job: ImportDetails;
  readonly repairs: readonly ImportRepair[];
  readonly corrections: CellCorrections;
}

/** Most useful first: each repair fixes all its rows. */
export function RepairList(props: RepairListProps) {
  const { id: what } = useImportSubject();
  const hasErrors = props.repairs.some(({ severity }) => severity === 'block');
  // Only the cells of a table can be corrected.
  const source = props.job.preview ? 'table' : 'other';
  const hint = hasErrors ? text.errorsHint({ what, source }) : text.warningsHint({ source });
  return <Repairs {...props} title={hasErrors ? text.errors() : text.warnings()} hint={hint} />;
}

const ALIKE: readonly string[] = ['I-DUP-02', 'I-DUP-13'];

/** Imported rows that may be duplicates, for review. */
export function DuplicateList({ job, corrections }: Omit<RepairListProps, 'repairs'>) {
  const { id: what } = useImportSubject();
  const repairs = job.report?.repairs.filter(({ rule }) => ALIKE.includes(rule)) ?? [];
  if (repairs.length === 0 || job.state !== 'done') return null;
  const hint = job.leaves_out_alike ? text.duplicatesLeftOut({ what }) : text.duplicatesKept({ what });
  return <Repairs job={job} repairs={repairs} corrections={corrections} title={text.duplicates()} hint={hint} />;
}

interface RepairsProps extends RepairListProps {
  readonly title: string;
  readonly hint: string;
}

function Repairs({ job, repairs, corrections, title, hint }: RepairsProps) {
  return (
    <StackedCard>
      <div>
        <Heading size="md">{title}</Heading>
        <Text color="muted">{hint}</Text>
      </div>
      <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" borderTopWidth="1px" borderColor="line">
        {repairs.map((repair) => (
          <Repair key={repair.repair} job={job} repair={repair} corrections={corrections} />
        ))}
      </chakra.ul>
      {corrections.count > 0 && (
        <Flex justify="flex-end">
          <Button loading={corrections.isPending} onClick={corrections.save}>
            {text.saveCorrections({ count: corrections.count })}
          </Button>
        </Flex>
      )}
    </StackedCard>
  );
}

interface RepairProps extends Omit<RepairListProps, 'repairs'> {
  readonly repair: ImportRepair;
}

function Repair(props: RepairProps) {
  const { some } = useImportSubject();
  const id = useId();
  const { repair, corrections } = props;
  const { severity, correction, column, works, findings, rule } = repair;
  const isOpen = corrections.isOpen(repair);
  return (
    <chakra.li paddingBlock="3" borderBottomWidth="1px" borderColor="line">
      <Flex gap="3" wrap="wrap" align="flex-start">
        <chakra.div flex="1 1 18rem" minWidth={0}>
          <Name>{column ? text.correctionIn({ column, correction }) : correction}</Name>
          <Flex gap="3" wrap="wrap" align="center" marginTop="1">
            <StatusBadge tone={severity === 'block' ? 'terracotta' : 'blue'}>
              {severity === 'block' ? text.blocks() : text.warns()}
            </StatusBadge>
            <Note>
              {works > 0 ? some(works) : text.findingCount({ count: findings })} · {rule}
            </Note>
          </Flex>
        </chakra.div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => corrections.toggle(repair)}
        >
          {isOpen ? text.hideRows() : text.showRows()}
        </Button>
      </Flex>
      <div id={id}>{isOpen && <Findings {...props} />}</div>
    </chakra.li>
  );
}

function Findings({ job, repair, corrections }: RepairProps) {
  const { http, notify } = useHost();
  const found = useInfiniteQuery(findingsQuery(http, job, repair.repair));
  async function showMore(): Promise<void> {
    const { isFetchNextPageError, error } = await found.fetchNextPage();
    if (isFetchNextPageError) notify(messageOf(error), { type: 'error' });
  }
  return (
    <Loaded query={found} loading={<Pending height="5rem" />}>
      {({ pages }) => (
        <FindingTable
          items={pages.flatMap(({ items }) => items)}
          repair={repair}
          corrections={corrections}
          more={found.hasNextPage && { show: showMore, isPending: found.isFetchingNextPage }}
        />
      )}
    </Loaded>
  );
}
