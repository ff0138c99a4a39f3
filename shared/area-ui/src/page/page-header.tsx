import { Link } from '@counterpoint/contract/router';
import { PageHeader as KitPageHeader } from '@counterpoint/kit/page';
import type { ComponentProps } from 'react';

/** What a page begins with, whose links are the router's. */
export function PageHeader(props: Omit<ComponentProps<typeof KitPageHeader>, 'renderLink'>) {
  return <KitPageHeader {...props} renderLink={({ href, children }) => <Link to={href}>{children}</Link>} />;
}
