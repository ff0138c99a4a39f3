import { searchRecordings, searchWorks } from '@counterpoint/area-ui/repertoire';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import type { CaseObject } from '@counterpoint/domain/schemas/cases';
import type { RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { SearchPicker } from '@counterpoint/kit/components';
import { StackedCard, Text } from '@counterpoint/kit/core';
import { FactsLine } from '@counterpoint/kit/page';
import { FilterChips } from '@counterpoint/kit/table';
import { useState } from 'react';
import * as text from '../../../messages/filing.generated.ts';

function catalogues(): { id: CaseObject['type']; label: string }[] {
  return [
    { id: 'composition', label: text.aWork() },
    { id: 'recording', label: text.aRecording() },
  ];
}

export function ObjectSearch() {
  const [catalogue, setCatalogue] = useState<CaseObject['type']>('composition');
  return (
    <StackedCard as="section" aria-label={text.aboutWhat()} overflow="visible">
      <Text color="muted">{text.searchHint()}</Text>
      <FilterChips label={text.aboutWhat()} items={catalogues()} value={catalogue} onChange={setCatalogue} />
      {catalogue === 'composition' ? <WorkSearch /> : <RecordingSearch />}
    </StackedCard>
  );
}

function WorkSearch() {
  const { http } = useHost();
  const navigate = useNavigate();
  return (
    <SearchPicker<RepertoireRow>
      label={text.findWork()}
      placeholder={text.findWorkHint()}
      search={(query, signal) => searchWorks(http, query, signal)}
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      itemDetail={({ iswc, writers }) => <FactsLine facts={[iswc && formatIswc(iswc), namesOf(writers)]} />}
      onPick={({ id }) => navigate(paths.oppositions.opposeWork(id))}
      emptyHint={text.noWork()}
    />
  );
}

function RecordingSearch() {
  const { http } = useHost();
  const navigate = useNavigate();
  return (
    <SearchPicker<RepertoireRecording>
      label={text.findRecording()}
      placeholder={text.findRecordingHint()}
      search={(query, signal) => searchRecordings(http, query, signal)}
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      itemDetail={({ isrc, display_artist }) => <FactsLine facts={[isrc && formatIsrc(isrc), display_artist]} />}
      onPick={({ id }) => navigate(paths.oppositions.opposeRecording(id))}
      emptyHint={text.noRecording()}
    />
  );
}

function namesOf(writers: RepertoireRow['writers']): string {
  return [...new Set(writers.map(({ name }) => name))].join(', ');
}
