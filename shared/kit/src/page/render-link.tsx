import type { ReactNode } from 'react';

export type RenderLink = (link: { href: string; children: ReactNode }) => ReactNode;

export function plainLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return <a href={href}>{children}</a>;
}
