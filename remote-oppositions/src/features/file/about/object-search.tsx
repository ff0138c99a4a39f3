import { searchRecordings } from '@counterpoint/area-ui/repertoire';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { CaseObject } from '@counterpoint/domain/schemas/cases';
import type { RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import { SearchPicker } from '@counterpoint/kit/components';
import { StackedCard, Text } from '@counterpoint/kit/core';
import { FactsLine } from '@counterpoint/kit/page';
import { FilterChips } from '@counterpoint/kit/table';
import { useState } from 'react';
import * as text from '../../../messages/filing.generated.ts';
import { WorkSearch } from './work-search.tsx';

function catalogues(): { id: CaseObject['type']; label: string }[] {
  return [
    { id: 'composition', label: text.aWork() },
    { id: 'recording', label: text.aRecording() },
  ];
}

export function ObjectSearch() {
  const [catalogue, setCatalogue] = useState<CaseObject['type']>('composition');
  const navigate = useNavigate();
  return (
    <StackedCard as="section" aria-label={text.aboutWhat()} overflow="visible">
      <Text color="muted">{text.searchHint()}</Text>
      <FilterChips label={text.aboutWhat()} items={catalogues()} value={catalogue} onChange={setCatalogue} />
      {catalogue === 'composition' ? (
        <WorkSearch
          label={text.findWork()}
          placeholder={text.findWorkHint()}
          onPick={({ id }) => navigate(paths.oppositions.opposeWork(id))}
          emptyHint={text.noWork()}
        />
      ) : (
        <RecordingSearch />
      )}
    </StackedCard>
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
