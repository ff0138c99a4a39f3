import { useTitle } from '@counterpoint/area-ui/page';
import { Box } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface InvitationFrameProps {
  readonly title: string;
  readonly context?: ReactNode;
  /** Moves the focus to the heading, when the page replaces one that had it. */
  readonly isFocused?: boolean;
  readonly children: ReactNode;
}

export function InvitationFrame({ title, context, isFocused = false, children }: InvitationFrameProps) {
  const page = useRef<HTMLDivElement>(null);
  useTitle(title);
  useLayoutEffect(() => {
    if (isFocused) page.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <Box ref={page} tabIndex={-1} outline="none" maxWidth="46rem" marginX="auto" width="full">
      <PageHeader title={title} context={context} />
      {children}
    </Box>
  );
}
