import { ButtonLink } from '@counterpoint/area-ui/page';
import { useMay } from '@counterpoint/contract';
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
import * as text from '../../messages/double-claims.generated.ts';
import { AnswerBar } from './answer-bar.tsx';
import { OtherParties, OverlapCase, OverlapPlaces, OverlapRecording, OverlapTurn, OwnShare } from './overlap-parts.tsx';
import { useDoubleClaims } from './use-double-claims.ts';

function listTexts(): ListFrameWords<DoubleClaimFilter> {
  return {
    searchLabel: text.search(),
    searchPlaceholder: text.searchPlaceholder(),
    searchHint: text.searchHint(),
    filterLabel: text.filter(),
    filters: DOUBLE_CLAIM_FILTERS.map((id) => ({ id, label: text.filterLabels[id]() })),
    pagesLabel: text.pages(),
  };
}

type Row = DoubleClaim & Selected;

function overlapColumns(): readonly Column<Row>[] {
  return [
    { id: 'recording', header: text.recording(), cell: (row) => <OverlapRecording overlap={row} />, isRowHeader: true },
    { id: 'overlap', header: text.overlap(), cell: (row) => <OverlapPlaces overlap={row} /> },
    { id: 'own', header: text.yourShare(), cell: (row) => <OwnShare overlap={row} />, align: 'end' },
    { id: 'others', header: text.others(), cell: (row) => <OtherParties overlap={row} /> },
    { id: 'turn', header: text.turn(), cell: (row) => <OverlapTurn overlap={row} /> },
    { id: 'case', header: text.caseNumber(), cell: (row) => <OverlapCase overlap={row} />, isSecondary: true },
  ];
}

export function DoubleClaims() {
  const list = useDoubleClaims();
  const { place, page } = list;
  const selection = useSelection(`${place.filter} ${place.query}`);
  const rows = useRef<HTMLDivElement>(null);
  const canAnswer = useMay('disputes:change');
  const items = page?.items.map((overlap) => ({ ...overlap, id: overlap.opposition_id })) ?? [];
  return (
    <>
      <div ref={rows} tabIndex={-1} style={{ outline: 'none' }}>
        <ListFrame
          {...list}
          page={page && { ...page, items }}
          words={listTexts()}
          caption={text.yourDoubleClaims()}
          columns={[...(canAnswer ? [selectColumn(selection, items)] : []), ...overlapColumns()]}
          rowKey={(row) => row.id}
          card={(row) => <OverlapCard row={row} selection={canAnswer ? selection : null} />}
          tools={
            <ButtonLink variant="outline" to={paths.recordings.list()}>
              {text.allRecordings()}
            </ButtonLink>
          }
          empty={<NoDoubleClaims />}
        />
      </div>
      {page && canAnswer && (
        <AnswerBar selection={selection} page={page} place={place} onDone={() => rows.current?.focus()} />
      )}
    </>
  );
}

function OverlapCard({ row, selection }: { row: Row; selection: Selection | null }) {
  return (
    <Stack gap="2.5">
      <Flex gap="2" align="start">
        {selection && <SelectRow selection={selection} row={row} />}
        <Box minWidth="0">
          <OverlapRecording overlap={row} />
        </Box>
      </Flex>
      <OverlapPlaces overlap={row} />
      <Text>{text.yours({ share: () => <OwnShare key="share" overlap={row} /> })}</Text>
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
      title={text.empty()}
      action={
        <ButtonLink variant="outline" to={paths.recordings.list()}>
          {text.showAllRecordings()}
        </ButtonLink>
      }
    >
      {text.emptyHint()}
    </EmptyState>
  );
}
