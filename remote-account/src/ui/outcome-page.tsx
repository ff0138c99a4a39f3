import { useHost } from '@counterpoint/contract';
import { Box, Card, Flex, Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomePageProps {
  readonly title: string;
  readonly context?: ReactNode;
  /** What to do now, the main thing first. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** How something came out, and what to do now. Its heading takes the focus when it takes the place of another. */
export function OutcomePage({ title, context, actions, children }: OutcomePageProps) {
  const { setTitle } = useHost();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => setTitle(title), [title, setTitle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another outcome
  useEffect(() => {
    const heading = page.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [title]);
  return (
    <Box ref={page} maxWidth="42rem" marginX="auto">
      <PageHeader title={title} context={context} />
      <Card>
        <Stack gap="4">
          {children}
          {actions && (
            <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
              {actions}
            </Flex>
          )}
        </Stack>
      </Card>
    </Box>
  );
}
