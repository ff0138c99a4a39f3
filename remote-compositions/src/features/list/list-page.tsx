import { ButtonLink } from '@counterpoint/area-ui/page';
import { CardHead, CatalogueList, type CatalogueSource } from '@counterpoint/catalogue/lists';
import { paths } from '@counterpoint/contract/paths';
import { WORK_SORTS, type WorkRow, type WorkSort } from '@counterpoint/domain/schemas/works';
import {
  SOCIETY_FILTERS,
  type SocietyFilter,
  WORK_LIST_FILTERS,
  WORK_STATE_FILTERS,
  type WorkListFilter,
} from '@counterpoint/domain/states';
import { Note, Stack } from '@counterpoint/kit/core';
import type { Selection } from '@counterpoint/kit/lists';
import { EmptyState, FactsLine } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import { useMemo } from 'react';
import { workKeys } from '../../api/work-keys.ts';
import { fetchWorks } from '../../api/works-api.ts';
import * as text from '../../messages/list.generated.ts';
import * as societies from '../../messages/societies.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { writerNames } from '../../ui/writer-names.tsx';
import {
  AtSocieties,
  choiceColumns,
  iswcText,
  RowStatus,
  SharesOf,
  TitleLink,
  titleColumn,
  USUAL_COLUMNS,
} from './work-columns.tsx';

type ListTools = typeof import('./list-tools.ts');

const SOCIETY_LABELS: Record<SocietyFilter, Message> = {
  society_rejected: societies.rejectedFilter,
  society_conflict: societies.conflictFilter,
  society_no_participation: societies.noParticipationFilter,
};

const [DEFAULT_SORT] = WORK_SORTS;
const SOURCE: CatalogueSource<WorkRow, WorkListFilter, WorkSort, ListTools>['source'] = {
  choices: { filters: WORK_LIST_FILTERS, sorts: WORK_SORTS },
  topic: 'compositions',
  key: workKeys.all,
  async fetchPage(http, { sort = DEFAULT_SORT, ...place }, signal) {
    const page = await fetchWorks(http, { ...place, sort }, signal);
    return { ...page, counts: { ...page.counts, revision_declined: page.total } };
  },
};

function createCatalogue(): CatalogueSource<WorkRow, WorkListFilter, WorkSort, ListTools> {
  return {
    source: SOURCE,
    header: {
      title: titles.compositions(),
      noun: 'work',
      registerLabel: titles.register(),
      paths: paths.compositions,
      help: { label: text.statusHelp(), href: paths.account.helpTopic('reading-a-status') },
    },
    sorts: WORK_SORTS,
    sortLabels: {
      '-updated_at': text.updatedFirst(),
      updated_at: text.updatedLast(),
      title: text.titleAscending(),
      '-title': text.titleDescending(),
    },
    words: {
      searchLabel: text.search(),
      searchPlaceholder: text.searchPlaceholder(),
      searchHint: text.searchHint(),
      filterLabel: text.status(),
      filters: [
        ...WORK_STATE_FILTERS.map((id) => ({ id, label: text.stateLabels[id]() })),
        { id: 'revision_declined', label: text.declined() },
      ],
      moreFilters: {
        label: societies.atSocieties(),
        filters: SOCIETY_FILTERS.map((id) => ({ id, label: SOCIETY_LABELS[id]() })),
      },
      pagesLabel: text.pages(),
    },
    linkedFilters: ['revision_declined'],
    caption: works.yourCompositions(),
    titleColumn: titleColumn(),
    listName: 'composition',
    columns: choiceColumns(),
    usual: USUAL_COLUMNS,
    loadTools: () => import('./list-tools.ts'),
  };
}

export function ListPage() {
  // Unlike state, React Fast Refresh makes it again when a developer edits this file.
  const catalogue = useMemo(createCatalogue, []);
  return (
    <CatalogueList
      catalogue={catalogue}
      card={(row, selection) => <WorkCard row={row} selection={selection} />}
      empty={<NoWorks />}
    />
  );
}

function NoWorks() {
  return (
    <EmptyState
      title={text.empty()}
      action={<ButtonLink to={paths.compositions.add()}>{text.registerFirst()}</ButtonLink>}
    >
      {text.emptyHint()}
    </EmptyState>
  );
}

function WorkCard({ row, selection }: { row: WorkRow; selection: Selection }) {
  return (
    <Stack gap="2">
      <CardHead selection={selection} row={row} title={<TitleLink row={row} />} status={<RowStatus row={row} />} />
      <AtSocieties row={row} />
      <Note>
        <FactsLine
          facts={[row.iswc ? iswcText(row) : works.iswcMissing(), writerNames(row.writers) || works.writersMissing()]}
        />
      </Note>
      <SharesOf row={row} right="pr" />
    </Stack>
  );
}
