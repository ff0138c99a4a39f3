import type { Brought } from '@counterpoint/area-ui/lists';
import { ButtonLink, PageHeader } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import type { ListView } from './use-case-list.ts';

type ListTools = typeof import('./list-tools.ts');

interface ListHeaderProps {
  readonly count: number | undefined;
  readonly view: ListView;
  readonly tools: Brought<ListTools>;
}

export function ListHeader({ count, view, tools }: ListHeaderProps) {
  const [open, setOpen] = useState<'export' | 'mail' | null>(null);
  const bring = async (what: 'export' | 'mail') => {
    if (await tools.bring()) setOpen(what);
  };
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title="Works in dispute"
        context={contextOf(count, view.query)}
        help={{ label: 'How a dispute works', href: paths.account.helpTopic('answering-a-dispute') }}
        actions={
          <>
            <Button variant="outline" onClick={() => void bring('mail')}>
              Mail about cases
            </Button>
            {view.total > 0 && (
              <Button variant="outline" onClick={() => void bring('export')}>
                Export
              </Button>
            )}
            <ButtonLink to={paths.oppositions.add()}>File a case</ButtonLink>
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

/** Only without a search is the count the member's total. */
function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Cases that you are a party of';
  const cases = count === 1 ? '1 case' : `${count} cases`;
  return query ? `${cases} found` : `${cases} that you are a party of`;
}
