import { useHost } from '@counterpoint/contract';
import { Box } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useEffect } from 'react';

interface NarrowPageProps {
  readonly title: string;
  readonly context?: ReactNode;
  readonly children: ReactNode;
}

export function NarrowPage({ title, context, children }: NarrowPageProps) {
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [title, setTitle]);
  return (
    <Box maxWidth="42rem" marginX="auto">
      <PageHeader title={title} context={context} />
      {children}
    </Box>
  );
}
