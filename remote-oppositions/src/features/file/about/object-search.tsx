import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import type { CaseObject } from '@counterpoint/domain/schemas/cases';
import type { RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { SearchPicker } from '@counterpoint/kit/components';
import { Card, Stack, Text } from '@counterpoint/kit/core';
import { FilterChips } from '@counterpoint/kit/table';
import { useState } from 'react';
import { searchRecordings, searchWorks } from '../../../api/filing-api.ts';

const CATALOGUES = [
  { id: 'composition', label: 'A work' },
  { id: 'recording', label: 'A recording' },
] as const satisfies readonly { id: CaseObject['type']; label: string }[];

export function ObjectSearch() {
  const [catalogue, setCatalogue] = useState<CaseObject['type']>('composition');
  return (
    <Card as="section" aria-label="What is it about?" overflow="visible">
      <Stack gap="4">
        <Text color="muted">
          Choose the work or recording as it is registered. What only you drafted is not disputed by anybody: change it
          where you wrote it.
        </Text>
        <FilterChips label="What is it about?" items={CATALOGUES} value={catalogue} onChange={setCatalogue} />
        {catalogue === 'composition' ? <WorkSearch /> : <RecordingSearch />}
      </Stack>
    </Card>
  );
}

function WorkSearch() {
  const { http } = useHost();
  const navigate = useNavigate();
  return (
    <SearchPicker<RepertoireRow>
      label="Find the work"
      placeholder="ISWC, title or writer"
      search={(query, signal) => searchWorks(http, query, signal)}
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      itemDetail={({ iswc, writers }) => detailOf(iswc && formatIswc(iswc), writers)}
      onPick={({ id }) => navigate(paths.oppositions.opposeWork(id))}
      emptyHint="The society has no such work."
    />
  );
}

function RecordingSearch() {
  const { http } = useHost();
  const navigate = useNavigate();
  return (
    <SearchPicker<RepertoireRecording>
      label="Find the recording"
      placeholder="ISRC, title or artist"
      search={(query, signal) => searchRecordings(http, query, signal)}
      itemKey={({ id }) => id}
      itemLabel={({ title }) => title}
      itemDetail={({ isrc, display_artist }) => [isrc && formatIsrc(isrc), display_artist].filter(Boolean).join(' · ')}
      onPick={({ id }) => navigate(paths.oppositions.opposeRecording(id))}
      emptyHint="The society has no such recording."
    />
  );
}

function detailOf(code: string | null, writers: RepertoireRow['writers']): string {
  const names = [...new Set(writers.map(({ name }) => name))].join(', ');
  return [code, names].filter(Boolean).join(' · ');
}
