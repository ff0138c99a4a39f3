import type { LazyModule } from '@counterpoint/area-ui/lists';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { Button } from '@counterpoint/kit/core';
import { type ComponentProps, type ComponentType, useState } from 'react';
import * as text from '../messages/lists.generated.ts';
import type { RowsToExport } from './chosen-rows.ts';

/** What the header of a list says in any case. */
export interface CatalogueWords extends Pick<ComponentProps<typeof PageHeader>, 'title' | 'help'> {
  readonly noun: 'work' | 'recording';
  readonly paths: Readonly<Record<'search' | 'importing' | 'add', () => string>>;
  readonly registerLabel: string;
}

interface CatalogueHeaderProps extends CatalogueWords {
  readonly count: number | undefined;
  readonly query: string;
  readonly exporting?: {
    readonly place: RowsToExport;
    readonly total: number;
    readonly tools: LazyModule<{ readonly ExportDialog: ComponentType<ExportDialogProps> }>;
  };
}

export interface ExportDialogProps {
  readonly rows: RowsToExport;
  readonly count: number;
  readonly onClose: () => void;
}

export function CatalogueHeader(props: CatalogueHeaderProps) {
  const { title, help, paths, registerLabel, exporting, count, query } = props;
  const [isExporting, setExporting] = useState(false);
  const ExportDialog = exporting?.tools.part?.ExportDialog;
  return (
    <>
      <PageHeader
        title={title}
        context={contextOf(props)}
        {...(help && { help })}
        actions={
          <>
            <ButtonLink variant="outline" to={paths.search()}>
              {text.searchRepertoire()}
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.importing()}>
              {text.importEntries()}
            </ButtonLink>
            {exporting && exporting.total > 0 && (
              <Button variant="outline" onClick={async () => setExporting(await exporting.tools.ensureLoaded())}>
                {text.exportEntries()}
              </Button>
            )}
            <ButtonLink to={count === 0 && query ? `${paths.add()}?${new URLSearchParams({ query })}` : paths.add()}>
              {registerLabel}
            </ButtonLink>
          </>
        }
      />
      {isExporting && exporting && ExportDialog && (
        <ExportDialog rows={exporting.place} count={exporting.total} onClose={() => setExporting(false)} />
      )}
    </>
  );
}

/** Within a search, the count isn't the member's total. */
function contextOf({ count, query, noun: what }: CatalogueHeaderProps): string {
  if (count === undefined) return text.own({ what });
  return query ? text.foundCount({ what, count }) : text.ownCount({ what, count });
}
