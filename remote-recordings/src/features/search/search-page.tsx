import { Matched, OtherMatches, SearchFrame, SearchResult, SearchResults } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useListState } from '@counterpoint/contract/list-state';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingMatch, RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import { Note, Text } from '@counterpoint/kit/core';
import { FactsLine, RecordingStatus } from '@counterpoint/kit/page';
import { formatClock, formatLongDate } from '@counterpoint/kit/text';
import { repertoireFor } from '../../api/recordings-api.ts';
import * as text from '../../messages/search.generated.ts';
import * as titles from '../../messages/titles.generated.ts';

export function SearchPage() {
  const place = useListState({ filters: ['all', 'mine'] });
  const { query, filter, page } = place;
  return (
    <SearchFrame
      noun="recording"
      title={titles.search()}
      context={text.context()}
      home={{ label: titles.recordings(), href: paths.recordings.list() }}
      beside={{ label: titles.rightsHolders(), href: paths.recordings.rightsHolders() }}
      placeholder={text.placeholder()}
      place={place}
      hint={text.hint()}
    >
      <SearchResults
        query={query}
        read={repertoireFor({ query, page, filter })}
        noun="recording"
        isFiltered={filter !== 'all'}
        register={{ href: paths.recordings.add(), label: text.register() }}
        onPage={place.setPage}
        renderRow={(row) => <RecordingResult key={row.id} row={row} />}
      />
    </SearchFrame>
  );
}

function otherMatches(): readonly { readonly field: RecordingMatch['field']; readonly label: string }[] {
  return [
    { field: 'contributor', label: text.contributor() },
    { field: 'holder', label: text.holder() },
    { field: 'work', label: text.work() },
    { field: 'iswc', label: text.workIswc() },
    { field: 'ipi', label: text.ipi() },
  ];
}

function RecordingResult({ row }: { row: RepertoireRecording }) {
  const { user } = useHost();
  const { matches, version_title } = row;
  return (
    <SearchResult
      to={paths.recordings.details(row.id)}
      heading={
        <>
          <Matched matches={matches} field="title" text={row.title} />
          {version_title && (
            <>
              {' ('}
              <Matched matches={matches} field="version" text={version_title} />)
            </>
          )}
        </>
      }
      status={<RecordingStatus state={row.state} isInDispute={row.is_in_dispute} />}
      title={row.title}
      actions={actionsFor(row, user?.register_as === 'individual')}
    >
      <Text>
        <Matched matches={matches} field="artist" text={row.display_artist} />
      </Text>
      <OtherMatches matches={matches} fields={otherMatches()} />
      <Facts row={row} />
    </SearchResult>
  );
}

function Facts({ row }: { row: RepertoireRecording }) {
  const { isrc, duration_s, label, release_title, release_date, matches, reference } = row;
  const matched = (field: RecordingMatch['field'], found: string) => (
    <Matched key={field} matches={matches} field={field} text={found} />
  );
  return (
    <Note>
      <FactsLine
        facts={[
          isrc ? text.isrc({ code: () => matched('isrc', formatIsrc(isrc)) }) : text.isrcMissing(),
          duration_s !== null && formatClock(duration_s),
          label && matched('label', label),
          release_title && matched('release', release_title),
          release_date && text.released({ date: formatLongDate(release_date) }),
          text.reference({ code: () => matched('reference', reference) }),
        ]}
      />
    </Note>
  );
}

function actionsFor({ id, is_mine }: RepertoireRecording, canPerform: boolean) {
  const { recordings } = paths;
  const copy = { label: text.copy(), to: recordings.copy(id) };
  if (is_mine) return [copy];
  return [
    { label: text.claimRights(), to: recordings.claim(id) },
    ...(canPerform ? [{ label: text.claimPart(), to: recordings.claimLineUp(id) }] : []),
    { label: text.oppose(), to: paths.oppositions.opposeRecording(id) },
    copy,
  ];
}
