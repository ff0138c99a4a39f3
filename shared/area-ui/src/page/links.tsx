import { useMayVisit } from '@counterpoint/contract';
import { Link } from '@counterpoint/contract/router';
import { Button, TextLink } from '@counterpoint/kit/core';
import type { ComponentProps } from 'react';

type LinkTo = Pick<ComponentProps<typeof Link>, 'to'>;

/** Null if the person's role doesn't allow what the page is for. */
export function ButtonLink({ to, children, ...look }: Omit<ComponentProps<typeof Button>, 'asChild'> & { to: string }) {
  if (!useMayVisit(to)) return null;
  return (
    <Button {...look} asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}

export function PageLink({
  to,
  children,
  ...look
}: Omit<ComponentProps<typeof TextLink>, 'asChild' | 'href'> & LinkTo) {
  return (
    <TextLink {...look} asChild>
      <Link to={to}>{children}</Link>
    </TextLink>
  );
}
