import { useTitle } from '@counterpoint/area-ui/page';
import { Box, Card, Delayed, Flex, Spinner, StackedCard, VisuallyHidden } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { NarrowPage } from './narrow-page.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface OutcomePageProps {
  readonly title: string;
  readonly context?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function OutcomePage({ title, context, actions, children }: OutcomePageProps) {
  const page = useHeadingFocus(title);
  useTitle(title);
  return (
    <Box ref={page} maxWidth="42rem" marginX="auto">
      <PageHeader title={title} context={context} />
      <StackedCard>
        {children}
        {actions && (
          <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
            {actions}
          </Flex>
        )}
      </StackedCard>
    </Box>
  );
}

export function WaitingPage({ title, label }: { title: string; label: string }) {
  return (
    <NarrowPage title={title}>
      <Card role="status" minHeight="16rem" display="grid" placeItems="center">
        <VisuallyHidden>{label}</VisuallyHidden>
        <Delayed>
          <Spinner />
        </Delayed>
      </Card>
    </NarrowPage>
  );
}
