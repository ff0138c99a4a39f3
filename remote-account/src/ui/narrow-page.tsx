import { useTitle } from '@counterpoint/area-ui/page';
import { Box } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';

interface NarrowPageProps {
  readonly title: string;
  readonly context?: ReactNode;
  readonly children: ReactNode;
}

export function NarrowPage({ title, context, children }: NarrowPageProps) {
  useTitle(title);
  return (
    <Box maxWidth="42rem" marginX="auto">
      <PageHeader title={title} context={context} />
      {children}
    </Box>
  );
}
