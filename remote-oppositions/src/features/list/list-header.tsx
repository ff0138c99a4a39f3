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
  const [open, setOpen] = useState<'export' | 'mail' | null>(null);
  const ensureLoaded = async (what: 'export' | 'mail') => {
    if (await tools.ensureLoaded()) setOpen(what);
  };
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={text.title()}
        context={contextOf(count, view.query)}
        help={{ label: text.help(), href: paths.account.helpTopic('answering-a-dispute') }}
        actions={
          <>
            <Button variant="outline" onClick={() => void ensureLoaded('mail')}>
              {text.caseEmails()}
            </Button>
            {view.total > 0 && (
              <Button variant="outline" onClick={() => void ensureLoaded('export')}>
                {text.exportCases()}
              </Button>
            )}
            <ButtonLink to={paths.oppositions.add()}>{text.fileCase()}</ButtonLink>
          </>
        }
      />
      {open === 'export' && tools.part && (
        <tools.part.ExportDialog
          cases={{ query: view.query, filter: view.filter, kind: view.kind }}
          count={view.total}
          onClose={close}
        />
      )}
      {open === 'mail' && tools.part && <tools.part.MailDialog onClose={close} />}
    </>
  );
}

function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return text.yourCases();
  return query ? text.found({ count }) : text.yourCount({ count });
}
