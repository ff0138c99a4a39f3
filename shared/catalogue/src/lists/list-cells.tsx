import { PageLink } from '@counterpoint/area-ui/page';
import { Note, Text } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';

export function Plain({ children }: { children: string }) {
  return (
    <Text as="span" whiteSpace="nowrap">
      {children}
    </Text>
  );
}

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Keeps the rows of a table equally high; the whole text shows on hover. */
export function OneLine({ children, title }: { children: ReactNode; title: string }) {
  return (
    // The column is as wide as its texts if the list has room, and narrower if not.
    <Text as="span" display="grid" gridTemplateColumns="minmax(5rem, max-content)" title={title}>
      <Text as="span" maxWidth="12rem" {...CUT}>
        {children}
      </Text>
    </Text>
  );
}

const WIDE = '@media (min-width: 90rem)';

interface TitleInLineProps {
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** In one line if the screen has room for most titles, so that rows are equally high; the whole title shows on hover. */
export function TitleInLine({ to, title, children }: TitleInLineProps) {
  return (
    <PageLink
      display="block"
      paddingY="0.5"
      css={{ [WIDE]: { display: 'grid', gridTemplateColumns: 'minmax(7.25rem, max-content)' } }}
      color="ink"
      fontWeight="semibold"
      title={title}
      to={to}
    >
      <Text as="span" overflowWrap="anywhere" css={{ [WIDE]: { maxWidth: '22rem', ...CUT } }}>
        {children}
      </Text>
    </PageLink>
  );
}

export function Updated({ at }: { at: string }) {
  return (
    <Note as="span" whiteSpace="nowrap">
      <RelativeDate at={at} />
    </Note>
  );
}

export function RowTitle({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink color="ink" fontWeight="semibold" overflowWrap="anywhere" display="inline-block" paddingY="0.5" to={to}>
      {children}
    </PageLink>
  );
}
