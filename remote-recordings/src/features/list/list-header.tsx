import type { Brought } from '@counterpoint/area-ui/lists';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';

type ListTools = typeof import('./list-tools.ts');

interface ListHeaderProps {
  /** How many recordings the search finds; undefined until that is known. */
  readonly count: number | undefined;
  readonly query: string;
  /** What the list shows, to be exported; not there where it is another list. */
  readonly exporting?: {
    readonly place: { readonly query: string; readonly filter: string };
    /** How many recordings that is. */
    readonly total: number;
    readonly tools: Brought<ListTools>;
  };
}

/** What the list is of, and where to go from it. */
export function ListHeader({ count, query, exporting }: ListHeaderProps) {
  const [isExporting, setExporting] = useState(false);
  const ExportDialog = exporting?.tools.part?.ExportRecordingsDialog;
  return (
    <>
      <PageHeader
        title="Sound recordings"
        context={contextOf(count, query)}
        help={{ label: 'What stands here', href: paths.account.helpTopic('sound-recordings') }}
        actions={
          <>
            <ButtonLink variant="outline" to={paths.recordings.search()}>
              Search the repertoire
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.recordings.importing()}>
              Import
            </ButtonLink>
            {exporting && exporting.total > 0 && (
              <Button variant="outline" onClick={async () => setExporting(await exporting.tools.bring())}>
                Export
              </Button>
            )}
            <ButtonLink to={paths.recordings.add()}>Register a recording</ButtonLink>
          </>
        }
      />
      {isExporting && exporting && ExportDialog && (
        <ExportDialog recordings={exporting.place} count={exporting.total} onClose={() => setExporting(false)} />
      )}
    </>
  );
}

/** Counted within the search: only without one are they all that the member has. */
function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Recordings that you have a part in';
  const recordings = count === 1 ? '1 recording' : `${count} recordings`;
  return query ? `${recordings} found` : `${recordings} that you have a part in`;
}
