import { Card, Delayed, Flex, Spinner, StackedCard, VisuallyHidden } from '@counterpoint/kit/core';
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
  return (
    <NarrowPage ref={page} title={title} context={context}>
      <StackedCard>
        {children}
        {actions && (
          <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
            {actions}
          </Flex>
        )}
      </StackedCard>
    </NarrowPage>
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
