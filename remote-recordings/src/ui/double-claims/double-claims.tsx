import { ButtonLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import {
  DOUBLE_CLAIM_FILTERS,
  type DoubleClaim,
  type DoubleClaimFilter,
} from '@counterpoint/domain/schemas/recordings';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import { type Selected, type Selection, SelectRow, selectColumn, useSelection } from '@counterpoint/kit/lists';
import { EmptyState } from '@counterpoint/kit/page';
import { type Column, ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useRef } from 'react';
import { AnswerBar } from './answer-bar.tsx';
import { OtherParties, OverlapCase, OverlapPlaces, OverlapRecording, OverlapTurn, OwnShare } from './overlap-parts.tsx';
import { useDoubleClaims } from './use-double-claims.ts';

const FILTER_LABELS: Record<DoubleClaimFilter, string> = {
  all: 'All double claims',
  needs_answer: 'Needs your answer',
  waiting: 'Waits for others',
};

const WORDS: ListFrameWords<DoubleClaimFilter> = {
  searchLabel: 'Search your double claims',
  searchPlaceholder: 'Title, artist, ISRC or case',
  searchHint: 'Search by title, artist, ISRC or the number of the case.',
  filterLabel: 'Which double claims',
  filters: DOUBLE_CLAIM_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your double claims',
};

type Row = DoubleClaim & Selected;

const COLUMNS: readonly Column<Row>[] = [
  { id: 'recording', header: 'Recording', cell: (row) => <OverlapRecording overlap={row} />, isRowHeader: true },
  { id: 'overlap', header: 'Where and when', cell: (row) => <OverlapPlaces overlap={row} /> },
  { id: 'own', header: 'Yours', cell: (row) => <OwnShare overlap={row} />, align: 'end' },
  { id: 'others', header: 'Others', cell: (row) => <OtherParties overlap={row} /> },
  { id: 'turn', header: 'Whose turn', cell: (row) => <OverlapTurn overlap={row} /> },
  { id: 'case', header: 'Case', cell: (row) => <OverlapCase overlap={row} />, isSecondary: true },
];

export function DoubleClaims() {
  const list = useDoubleClaims();
  const { place, page } = list;
  const selection = useSelection(`${place.filter} ${place.query}`);
  const rows = useRef<HTMLDivElement>(null);
  const items = page?.items.map(toRow) ?? [];
  return (
    <>
      <div ref={rows} tabIndex={-1} style={{ outline: 'none' }}>
        <ListFrame
          {...list}
          page={page && { ...page, items }}
          words={WORDS}
          caption="Your double claims"
          columns={[selectColumn(selection, items), ...COLUMNS]}
          rowKey={(row) => row.id}
          card={(row) => <OverlapCard row={row} selection={selection} />}
          tools={
            <ButtonLink variant="outline" to={paths.recordings.list()}>
              All recordings
            </ButtonLink>
          }
          empty={<NoDoubleClaims />}
        />
      </div>
      {page && <AnswerBar selection={selection} page={page} place={place} onDone={() => rows.current?.focus()} />}
    </>
  );
}

function toRow(overlap: DoubleClaim): Row {
  return { ...overlap, id: overlap.opposition_id };
}

function OverlapCard({ row, selection }: { row: Row; selection: Selection }) {
  return (
    <Stack gap="2.5">
      <Flex gap="2" align="start">
        <SelectRow selection={selection} row={row} />
        <Box minWidth="0">
          <OverlapRecording overlap={row} />
        </Box>
      </Flex>
      <OverlapPlaces overlap={row} />
      <Text>
        Yours: <OwnShare overlap={row} />
      </Text>
      <OtherParties overlap={row} />
      {/* Keeps the badge as wide as its text. */}
      <div>
        <OverlapTurn overlap={row} />
      </div>
      <OverlapCase overlap={row} />
    </Stack>
  );
}

function NoDoubleClaims() {
  return (
    <EmptyState
      title="None of your claims overlaps"
      action={
        <ButtonLink variant="outline" to={paths.recordings.list()}>
          Show all recordings
        </ButtonLink>
      }
    >
      Where you and others together claim more than 100 % of a use, in a country, on a day, it stands here with the
      other party, the days and the shares.
    </EmptyState>
  );
}
