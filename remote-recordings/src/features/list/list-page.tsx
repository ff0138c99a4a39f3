import { type LazyPart, LoadedPart } from '@counterpoint/area-ui/lazy';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { CardHead, CatalogueHeader, CatalogueList, type CatalogueSource } from '@counterpoint/catalogue/lists';
import { useMay } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useSearchParams } from '@counterpoint/contract/router';
import { RECORDING_SORTS, type RecordingRow, type RecordingSort } from '@counterpoint/domain/schemas/recordings';
import { RECORDING_LIST_FILTERS, type RecordingListFilter } from '@counterpoint/domain/states';
import { Alert, Flex, Note, Stack, Text } from '@counterpoint/kit/core';
import type { Selection } from '@counterpoint/kit/lists';
import { EmptyState, FactsLine } from '@counterpoint/kit/page';
import { type ComponentType, useMemo } from 'react';
import { recordingKeys } from '../../api/recording-keys.ts';
import { fetchRecordings } from '../../api/recordings-api.ts';
import * as text from '../../messages/list.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { DOUBLE_CLAIMS, useDoubleClaimsCount } from '../../ui/double-claims/use-double-claims.ts';
import {
  choiceColumns,
  Duration,
  isrcText,
  Released,
  Rights,
  Status,
  Title,
  titleColumn,
  USUAL_COLUMNS,
} from './recording-columns.tsx';

type ListTools = typeof import('./list-tools.ts');

const [DEFAULT_SORT] = RECORDING_SORTS;
const SOURCE: CatalogueSource<RecordingRow, RecordingListFilter, RecordingSort, ListTools>['source'] = {
  choices: { filters: RECORDING_LIST_FILTERS, sorts: RECORDING_SORTS },
  topic: 'recordings',
  key: recordingKeys.all,
  async fetchPage(http, { sort = DEFAULT_SORT, ...place }, signal) {
    const page = await fetchRecordings(http, { ...place, sort }, signal);
    return { ...page, counts: { ...page.counts, line_up_claimed: page.total } };
  },
};

function createCatalogue(): CatalogueSource<RecordingRow, RecordingListFilter, RecordingSort, ListTools> {
  return {
    source: SOURCE,
    header: {
      title: titles.recordings(),
      noun: 'recording',
      registerLabel: text.register(),
      paths: paths.recordings,
      help: { label: text.help(), href: paths.account.helpTopic('sound-recordings') },
    },
    sorts: RECORDING_SORTS,
    sortLabels: {
      '-updated_at': text.updatedFirst(),
      updated_at: text.updatedLast(),
      title: text.titleAscending(),
      '-title': text.titleDescending(),
      artist: text.artistAscending(),
      '-artist': text.artistDescending(),
    },
    words: {
      searchLabel: text.search(),
      searchPlaceholder: text.searchPlaceholder(),
      searchHint: text.searchHint(),
      filterLabel: text.status(),
      filters: RECORDING_LIST_FILTERS.map((id) => ({ id, label: text.filterLabels[id]() })),
      pagesLabel: text.pages(),
    },
    linkedFilters: ['line_up_claimed'],
    caption: text.yourRecordings(),
    titleColumn: titleColumn(),
    listName: 'recording',
    columns: choiceColumns(),
    usual: USUAL_COLUMNS,
    loadTools: () => import('./list-tools.ts'),
  };
}

export function ListPage() {
  // Unlike state, React Fast Refresh makes it again when a developer edits this file.
  const catalogue = useMemo(createCatalogue, []);
  const [parameters] = useSearchParams();
  const doubleClaims = useDoubleClaimsCount();
  const maySeeDisputes = useMay('disputes:read');
  if (parameters.get('filter') === DOUBLE_CLAIMS && maySeeDisputes)
    return (
      <>
        <CatalogueHeader {...catalogue.header} count={undefined} query="" />
        <LoadedPart lazy={DOUBLE_CLAIMS_LIST} message={text.doubleClaimsFailed()}>
          {(DoubleClaims) => <DoubleClaims />}
        </LoadedPart>
      </>
    );
  return (
    <CatalogueList
      catalogue={catalogue}
      card={(row, selection) => <RecordingCard row={row} selection={selection} />}
      notice={doubleClaims ? <DoubleClaimsNotice count={doubleClaims} /> : undefined}
      empty={<NoRecordings />}
    />
  );
}

const DOUBLE_CLAIMS_LIST: LazyPart<ComponentType> = {
  name: 'double-claims',
  load: () => import('../../ui/double-claims/double-claims.tsx').then((module) => module.DoubleClaims),
};

function DoubleClaimsNotice({ count }: { readonly count: number }) {
  return (
    <Alert
      tone="warning"
      isBrief
      title={text.doubleClaims({ count })}
      action={
        <ButtonLink size="sm" variant="outline" to={paths.recordings.doubleClaims()}>
          {text.showDoubleClaims()}
        </ButtonLink>
      }
    >
      {text.doubleClaimsHint()}
    </Alert>
  );
}

function NoRecordings() {
  return (
    <EmptyState
      title={text.empty()}
      action={<ButtonLink to={paths.recordings.add()}>{text.registerFirst()}</ButtonLink>}
    >
      {text.emptyHint()}
    </EmptyState>
  );
}

function RecordingCard({ row, selection }: { row: RecordingRow; selection: Selection }) {
  const { display_artist, isrc, duration_s, label, release_date } = row;
  return (
    <Stack gap="1.5">
      <CardHead selection={selection} row={row} title={<Title row={row} />} status={<Status row={row} />} />
      <Text>{display_artist || text.artistMissing()}</Text>
      <Note>
        <FactsLine
          facts={[
            isrc ? isrcText(row) : text.isrcMissing(),
            duration_s !== null && <Duration row={row} />,
            label,
            release_date && text.releasedOn({ date: () => <Released key="date" row={row} /> }),
          ]}
        />
      </Note>
      <Flex gap="2" align="center" color="muted" fontSize="sm">
        {text.rights()} <Rights row={row} />
      </Flex>
    </Stack>
  );
}
