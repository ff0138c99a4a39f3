import type { LazyModule } from '@counterpoint/area-ui/lists';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../../messages/list.generated.ts';
import type { ListView } from './use-case-list.ts';

type ListTools = typeof import('./list-tools.ts');

interface ListHeaderProps {
  readonly count: number | undefined;
  readonly view: ListView;
  readonly tools: LazyModule<ListTools>;
}

export function ListHeader({ count, view, tools }: ListHeaderProps) {
  const [isExporting, setIsExporting] = useState(false);
  const openExport = async () => {
    if (await tools.ensureLoaded()) setIsExporting(true);
  };
  return (
    <>
      <PageHeader
        title={text.title()}
        context={contextOf(count, view)}
        help={{ label: text.help(), href: paths.account.helpTopic('answering-a-dispute') }}
        actions={
          <>
            <ButtonLink variant="outline" to={paths.account.emailPreferences()}>
              {text.caseEmails()}
            </ButtonLink>
            {view.total > 0 && (
              <Button variant="outline" onClick={() => void openExport()}>
                {text.exportCases()}
              </Button>
            )}
            <ButtonLink to={paths.oppositions.add()}>{text.fileCase()}</ButtonLink>
          </>
        }
      />
      {isExporting && tools.part && (
        <tools.part.ExportDialog
          cases={{ query: view.query, filter: view.filter }}
          count={view.total}
          onClose={() => setIsExporting(false)}
        />
      )}
    </>
  );
}

function contextOf(count: number | undefined, { query }: ListView): string {
  if (count === undefined) return text.yourCases();
  return query ? text.found({ count }) : text.yourCount({ count });
}
