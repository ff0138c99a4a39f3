import type { Brought } from '@counterpoint/area-ui/lists';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import type { CompositionFilter } from '@counterpoint/domain/states';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';

type ListTools = typeof import('./list-tools.ts');

interface ListHeaderProps {
  /** How many works the search finds; undefined until that is known. */
  readonly count: number | undefined;
  readonly place: { readonly query: string; readonly filter: CompositionFilter };
  /** How many of them the filter leaves. */
  readonly total: number;
  readonly tools: Brought<ListTools>;
}

/** What the list is of, and where to go from it. */
export function ListHeader({ count, place, total, tools }: ListHeaderProps) {
  const [isExporting, setExporting] = useState(false);
  async function handleExport() {
    setExporting(await tools.bring());
  }
  return (
    <>
      <PageHeader
        title="Music compositions"
        context={contextOf(count, place.query)}
        help={{ label: 'What each status means', href: paths.account.helpTopic('reading-a-status') }}
        actions={
          <>
            <ButtonLink variant="outline" to={paths.compositions.search()}>
              Search the repertoire
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.compositions.importing()}>
              Import
            </ButtonLink>
            {total > 0 && (
              <Button variant="outline" onClick={() => void handleExport()}>
                Export
              </Button>
            )}
            <ButtonLink to={paths.compositions.add()}>Register a composition</ButtonLink>
          </>
        }
      />
      {isExporting && tools.part && (
        <tools.part.ExportDialog works={place} count={total} onClose={() => setExporting(false)} />
      )}
    </>
  );
}

/** Counted within the search: only without one are they all that the member has. */
function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Works in your repertoire';
  const works = count === 1 ? '1 work' : `${count} works`;
  return query ? `${works} found` : `${works} in your repertoire`;
}
