import type { Brought } from '@counterpoint/area-ui/lists';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { Button } from '@counterpoint/kit/core';
import { type ComponentProps, type ComponentType, useState } from 'react';
import type { RowsToExport } from './chosen-rows.ts';

interface CatalogueHeaderProps extends Pick<ComponentProps<typeof PageHeader>, 'title' | 'help'> {
  readonly noun: 'work' | 'recording';
  readonly whose: string;
  readonly count: number | undefined;
  readonly query: string;
  readonly paths: Readonly<Record<'search' | 'importing' | 'add', () => string>>;
  readonly registerLabel: string;
  readonly exporting?: {
    readonly place: RowsToExport;
    readonly total: number;
    readonly tools: Brought<{ readonly ExportDialog: ComponentType<ExportDialogProps> }>;
  };
}

export interface ExportDialogProps {
  readonly rows: RowsToExport;
  readonly count: number;
  readonly onClose: () => void;
}

export function CatalogueHeader(props: CatalogueHeaderProps) {
  const { title, help, paths, registerLabel, exporting } = props;
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
              Search the repertoire
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.importing()}>
              Import
            </ButtonLink>
            {exporting && exporting.total > 0 && (
              <Button variant="outline" onClick={async () => setExporting(await exporting.tools.bring())}>
                Export
              </Button>
            )}
            <ButtonLink to={paths.add()}>{registerLabel}</ButtonLink>
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
function contextOf({ count, query, noun, whose }: CatalogueHeaderProps): string {
  if (count === undefined) return `${noun === 'work' ? 'Works' : 'Recordings'} ${whose}`;
  const rows = count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
  return query ? `${rows} found` : `${rows} ${whose}`;
}
