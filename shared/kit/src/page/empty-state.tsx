import { Button, chakra, Heading, Icon, useFocusRecovery } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/page.generated.ts';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Centred>
      <Heading as="h2" size="md" overflowWrap="anywhere">
        {title}
      </Heading>
      {children && (
        <chakra.div color="muted" maxWidth="30rem">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </Centred>
  );
}

interface ErrorStateProps {
  message: ReactNode;
  onRetry: () => void;
}

export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Centred role="alert">
      <chakra.span color="terracotta.text">
        <Icon name="warning" size={24} />
      </chakra.span>
      <chakra.p maxWidth="30rem">{message}</chakra.p>
      <Button variant="outline" marginTop="3" onClick={onRetry}>
        {text.tryAgain()}
      </Button>
    </Centred>
  );
}

function Centred({ children, role }: { children: ReactNode; role?: 'alert' }) {
  // Its button often replaces it.
  const content = useFocusRecovery<HTMLDivElement>();
  return (
    <chakra.div
      ref={content}
      role={role}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="1.5"
      textAlign="center"
      paddingInline="4"
      paddingBlock={{ base: '8', md: '12' }}
    >
      {children}
    </chakra.div>
  );
}
