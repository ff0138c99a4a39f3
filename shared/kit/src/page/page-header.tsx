import { chakra, Heading } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/page.generated.ts';
import { HelpLink, type HelpTarget } from './help-link.tsx';
import { plainLink, type RenderLink } from './render-link.tsx';

export interface Breadcrumb {
  label: string;
  href?: string;
}

interface PageHeaderProps {
  title: ReactNode;
  /** A line below the title. */
  context?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  renderLink?: RenderLink;
  help?: HelpTarget;
  actions?: ReactNode;
}

export function PageHeader(props: PageHeaderProps) {
  const { title, context, breadcrumbs = [], renderLink = plainLink, help, actions } = props;
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap={{ base: '3', md: '4' }}
      marginBottom={{ base: '3', md: '5' }}
    >
      {/* Wraps the actions below when less than 20rem would be left for the title. */}
      <chakra.div minWidth={0} flex="1 1 20rem" {...(breadcrumbs.length === 0 && HELP_BESIDE_TITLE)}>
        {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} renderLink={renderLink} />}
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {title}
        </Heading>
        {(context || help) && (
          <Below>
            {context && <div>{context}</div>}
            {help && <HelpLink {...help} renderLink={renderLink} />}
          </Below>
        )}
      </chakra.div>
      {actions && <Actions>{actions}</Actions>}
    </chakra.header>
  );
}

/** On a phone, saves a line above lists. Both texts stay as they are, so that nothing moves. */
const HELP_BESIDE_TITLE = {
  display: { base: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '3',
  css: {
    '& > div': { display: { base: 'contents', sm: 'flex' } },
    '& > div > div': { order: 1, flex: { base: '1 1 100%', sm: 'initial' }, color: 'muted' },
    '& > div > span': {
      order: { base: 0, sm: 1 },
      flex: { base: '1 1 0', sm: 'initial' },
      minWidth: '6',
      height: '6',
      overflow: 'clip',
      overflowClipMargin: '3px',
    },
    // Beside a long title, the label wraps out of sight and leaves the icon.
    '& > div > span > a': { flexWrap: 'wrap', justifyContent: { base: 'flex-end', sm: 'flex-start' }, width: 'full' },
    '& > div > span > a > *': { minHeight: '6' },
    '& > div > span > a > span': { whiteSpace: 'nowrap', lineHeight: '1.5rem' },
  },
} as const;

const Below = chakra('div', {
  base: {
    display: 'flex',
    // Always a column on a phone, so that the changing text of a draft's saving state doesn't move the page.
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginTop: '1',
    color: 'muted',
  },
});

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: { base: '2', md: '3' },
    maxWidth: 'full',
    flex: { base: '1 1 100%', md: '0 1 auto' },
    '& > :is(a, button)': {
      flex: { base: '1 1 auto', md: '0 0 auto' },
      paddingInline: { base: '2', md: '4' },
      _print: { display: 'none' },
    },
  },
});

function Breadcrumbs({ items, renderLink }: { items: readonly Breadcrumb[]; renderLink: RenderLink }) {
  return (
    <chakra.nav aria-label={text.breadcrumb()} marginBottom="1.5">
      <chakra.ol display="flex" fontSize="sm" color="muted">
        {items.map(({ label, href }, index) => (
          <chakra.li
            key={`${href ?? ''}:${label}`}
            aria-current={href ? undefined : 'page'}
            // The current page’s own title shrinks first, since the heading repeats it.
            flexShrink={href ? 1 : 99}
            minWidth={href ? '0' : '3rem'}
            display="flex"
            maxWidth="20rem"
            whiteSpace="nowrap"
            css={{
              '& > *': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
              '& a': { minHeight: '6' },
              '& a:hover': { textDecoration: 'underline' },
            }}
          >
            {index > 0 && (
              <chakra.span aria-hidden="true" flexShrink={0} marginInline="1">
                /
              </chakra.span>
            )}
            {href ? renderLink({ href, children: label }) : <span>{label}</span>}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
