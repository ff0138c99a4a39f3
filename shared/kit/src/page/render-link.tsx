import type { ReactNode } from 'react';

/** Makes a link of the router; the kit knows none. */
export type RenderLink = (link: { href: string; children: ReactNode }) => ReactNode;

/** A link that loads its page anew. */
export function plainLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return <a href={href}>{children}</a>;
}
