import { chakra, Heading } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

/** A step on the way to a page; the last one, the page itself, has no `href`. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** Makes a link of the router; the kit knows none. */
export type RenderLink = (link: { href: string; children: ReactNode }) => ReactNode;

interface PageHeaderProps {
  title: ReactNode;
  /** One line below the title. */
  context?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  renderLink?: RenderLink;
  /** Buttons, the main one last; at the right, on a phone below at full width with the main one on top. */
  actions?: ReactNode;
}

/** What a page begins with: where it is, what it is, what can be done. */
export function PageHeader({ title, context, breadcrumbs = [], renderLink = plainLink, actions }: PageHeaderProps) {
  return (
    <chakra.header
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'stretch', md: 'flex-end' }}
      justifyContent="space-between"
      gap={{ base: '3', md: '4' }}
      marginBottom={{ base: '3', md: '5' }}
    >
      <chakra.div minWidth={0} flex="1 1 auto">
        {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} renderLink={renderLink} />}
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {title}
        </Heading>
        {context && (
          <chakra.div color="muted" marginTop="1">
            {context}
          </chakra.div>
        )}
      </chakra.div>
      {actions && (
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column-reverse', md: 'row' }}
          alignItems={{ base: 'stretch', md: 'center' }}
          gap={{ base: '2', md: '4' }}
          flexShrink={0}
        >
          {actions}
        </chakra.div>
      )}
    </chakra.header>
  );
}

function Breadcrumbs({ items, renderLink }: { items: readonly Breadcrumb[]; renderLink: RenderLink }) {
  return (
    <chakra.nav aria-label="Breadcrumb" marginBottom="1.5">
      <chakra.ol display="flex" flexWrap="wrap" fontSize="sm" color="muted">
        {items.map(({ label, href }, index) => (
          <chakra.li
            key={`${href ?? ''}:${label}`}
            aria-current={href ? undefined : 'page'}
            css={{ '& a': { display: 'inline-block', minHeight: '6' }, '& a:hover': { textDecoration: 'underline' } }}
          >
            {index > 0 && (
              <chakra.span aria-hidden="true" marginInline="1">
                /
              </chakra.span>
            )}
            {href ? renderLink({ href, children: label }) : label}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

function plainLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return <a href={href}>{children}</a>;
}
