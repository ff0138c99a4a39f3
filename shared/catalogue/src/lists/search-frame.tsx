import { ButtonLink, PageHeader, useTitle } from '@counterpoint/area-ui/page';
import { Card, Flex } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { SearchField } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import * as text from '../messages/lists.generated.ts';

interface Place {
  readonly label: string;
  readonly href: string;
}

interface SearchFrameProps {
  readonly title: string;
  readonly context: string;
  readonly home: Place;
  readonly beside: Place;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly filters: ReactNode;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Searches all registered works or recordings, not only the member's. */
export function SearchFrame(props: SearchFrameProps) {
  const { title, context, home, beside, placeholder, query, onQuery, filters, hint, children } = props;
  useTitle(title);
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
          <SearchField label={title} placeholder={placeholder} value={query} onChange={onQuery} />
          {filters}
        </Flex>
        {query === '' ? <EmptyState title={text.whatToSearch()}>{hint}</EmptyState> : children}
      </Card>
    </>
  );
}
