import { useTitle } from '@counterpoint/area-ui/page';
import { Box } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import type { ReactNode, Ref } from 'react';

interface NarrowPageProps {
  readonly title: string;
  readonly context?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

export function NarrowPage({ title, context, ref, children }: NarrowPageProps) {
  useTitle(title);
  return (
    <Box ref={ref} maxWidth="42rem" marginX="auto">
      <PageHeader title={title} context={context} />
      {children}
    </Box>
  );
}
