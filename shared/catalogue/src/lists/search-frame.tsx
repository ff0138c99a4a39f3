import { ButtonLink, PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { Card, Flex } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { FilterChips, SearchField } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import * as text from '../messages/lists.generated.ts';

interface Place {
  readonly label: string;
  readonly href: string;
}

interface SearchFrameProps {
  readonly noun: 'work' | 'recording';
  readonly title: string;
  readonly context: string;
  readonly home: Place;
  readonly beside: Place;
  readonly placeholder: string;
  readonly place: {
    readonly query: string;
    readonly filter: 'all' | 'mine';
    readonly setQuery: (query: string) => void;
    readonly setFilter: (filter: 'all' | 'mine') => void;
  };
  readonly hint: string;
  readonly children: ReactNode;
}

/** Searches all registered works or recordings, not only the member's. */
export function SearchFrame(props: SearchFrameProps) {
  const { noun: what, title, context, home, beside, placeholder, place, hint, children } = props;
  useTitle(title);
  const owners = [
    { id: 'all', label: text.allOwners({ what }) },
    { id: 'mine', label: text.mine({ what }) },
  ] as const;
  return (
    <>
      <PageHeader
        title={title}
        context={context}
        breadcrumbs={[home, { label: title }]}
        actions={
          <ButtonLink variant="outline" to={beside.href}>
            {beside.label}
          </ButtonLink>
        }
      />
      <Card padding="none">
        <Flex gap="3" align="center" wrap="wrap" padding="4">
          <SearchField label={title} placeholder={placeholder} value={place.query} onChange={place.setQuery} />
          <FilterChips label={text.owner()} items={owners} value={place.filter} onChange={place.setFilter} />
        </Flex>
        {place.query === '' ? <EmptyState title={text.whatToSearch()}>{hint}</EmptyState> : children}
      </Card>
    </>
  );
}
