import { useTitle } from '@counterpoint/area-ui/page';
import { Box } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';

export function NarrowPage({ title, context, children }: { title: string; context?: ReactNode; children: ReactNode }) {
  useTitle(title);
  return (
    <Box maxWidth="42rem" marginX="auto">
      <PageHeader title={title} context={context} />
      {children}
    </Box>
  );
}
