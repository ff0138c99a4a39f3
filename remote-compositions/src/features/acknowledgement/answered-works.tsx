import { PageLink } from '@counterpoint/area-ui/page';
import { LabelledCells } from '@counterpoint/area-ui/table';
import { type ListSource, useList } from '@counterpoint/client/lists';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import {
  ANSWER_FILTERS,
  type AnsweredWork,
  type AnsweredWorkPage,
  type AnswerFilter,
} from '@counterpoint/domain/schemas/imports';
import { Note, Text } from '@counterpoint/kit/core';
import { type Column, ListFrame } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { useState } from 'react';
import { acknowledgementOf, fetchAnsweredWorks } from '../../api/acknowledgements-api.ts';
import * as text from '../../messages/cwr.generated.ts';
import * as societies from '../../messages/societies.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { AnswerBadge, AnswerDetails, OtherIswc } from '../../ui/society-answer.tsx';

const FILTER_LABELS: Record<AnswerFilter, Message> = {
  all: societies.all,
  society_rejected: societies.rejectedFilter,
  society_conflict: societies.conflictFilter,
  society_no_participation: societies.noParticipationFilter,
};

function createSource(id: string): ListSource<AnswerFilter, never, AnsweredWorkPage> {
  return {
    choices: { filters: ANSWER_FILTERS },
    topic: 'compositions',
    key: ['compositions', ...acknowledgementOf(id).key],
    fetchPage: (http, { query, filter, page, per_page }, signal) =>
      fetchAnsweredWorks(http, { id, query, filter, page, per_page }, signal),
  };
}

/** Remount it for another file. */
export function AnsweredWorks({ fileId }: { readonly fileId: string }) {
  const [source] = useState(() => createSource(fileId));
  const list = useList(source);
  const shown = columns();
  return (
    <ListFrame
      {...list}
      empty={<Text padding="5">{text.noneAnswered()}</Text>}
      words={{
        searchLabel: text.searchAnswers(),
        searchPlaceholder: text.searchAnswersPlaceholder(),
        searchHint: text.searchAnswersHint(),
        filterLabel: text.status(),
        filters: ANSWER_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id]() })),
        pagesLabel: text.answerPages(),
      }}
      caption={text.answeredWorks()}
      columns={shown}
      rowKey={({ id }) => id}
      card={(row) => <LabelledCells columns={shown} row={row} />}
    />
  );
}

function columns(): readonly Column<AnsweredWork>[] {
  return [
    { id: 'title', header: works.title(), cell: (row) => <WorkLink row={row} />, isRowHeader: true },
    { id: 'status', header: text.status(), cell: (row) => <Status row={row} /> },
    { id: 'number', header: text.societyNumber(), cell: ({ recipient_number }) => recipient_number ?? '—' },
    { id: 'iswc', header: 'ISWC', cell: (row) => <Iswc row={row} /> },
    { id: 'messages', header: text.messages(), cell: (row) => <AnswerDetails {...row} /> },
  ];
}

function WorkLink({ row: { work_id, title } }: { readonly row: AnsweredWork }) {
  return (
    <PageLink color="ink" fontWeight="semibold" overflowWrap="anywhere" to={paths.compositions.details(work_id)}>
      {title}
    </PageLink>
  );
}

function Status({ row: { status, processed_on } }: { readonly row: AnsweredWork }) {
  return (
    <>
      <AnswerBadge status={status} />
      {processed_on && <Note>{formatLongDate(processed_on)}</Note>}
    </>
  );
}

function Iswc({ row: { iswc, work_iswc } }: { readonly row: AnsweredWork }) {
  return (
    <>
      {iswc === null ? '—' : formatIswc(iswc)}
      <OtherIswc sent={iswc} current={work_iswc} />
    </>
  );
}
