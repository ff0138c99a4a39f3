import { Loaded, PageHeader } from '@counterpoint/area-ui/page';
import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import type { WorkRow } from '@counterpoint/domain/schemas/works';
import { Card, Flex, Spinner } from '@counterpoint/kit/core';
import { EmptyState, WorkStatus } from '@counterpoint/kit/page';
import { type Column, DataTable } from '@counterpoint/kit/table';
import * as text from '../../messages/works.generated.ts';
import { WORKS } from './works-api.ts';

/** The signed-in member's works. */
export function WorksPage() {
  const works = useRead(WORKS);
  useLiveQueries('compositions', WORKS.key);
  return (
    <>
      <PageHeader title={text.title()} />
      <Card padding="list">
        <Loaded query={works} loading={<Spinner />}>
          {({ items }) => (items.length === 0 ? <EmptyState title={text.none()} /> : <WorksTable works={items} />)}
        </Loaded>
      </Card>
    </>
  );
}

function WorksTable({ works }: { works: readonly WorkRow[] }) {
  const columns: Column<WorkRow>[] = [
    { id: 'title', header: text.workTitle(), cell: ({ title }) => title, isRowHeader: true },
    { id: 'status', header: text.status(), cell: statusOf },
  ];
  return (
    <DataTable
      caption={text.works()}
      columns={columns}
      rows={works}
      rowKey={({ id }) => id}
      card={(work) => (
        <Flex justify="space-between">
          {work.title} {statusOf(work)}
        </Flex>
      )}
    />
  );
}

function statusOf({ state, is_in_dispute }: WorkRow) {
  return <WorkStatus state={state} isInDispute={is_in_dispute} />;
}
