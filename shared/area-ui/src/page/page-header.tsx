import { Link } from '@counterpoint/contract/router';
import { PageHeader as KitPageHeader } from '@counterpoint/kit/page';
import type { ComponentProps } from 'react';

export function PageHeader(props: Omit<ComponentProps<typeof KitPageHeader>, 'renderLink'>) {
  return <KitPageHeader {...props} renderLink={({ href, children }) => <Link to={href}>{children}</Link>} />;
}
