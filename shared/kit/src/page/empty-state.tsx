import { Button, chakra, Heading, Icon } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What will be here: 'Your works will be listed here'. */
  title: ReactNode;
  /** How it comes to be. */
  children?: ReactNode;
  /** The first step. */
  action?: ReactNode;
}

/** A list without anything in it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Centered>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children && (
        <chakra.div color="muted" maxWidth="30rem">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div marginTop="3">{action}</chakra.div>}
    </Centered>
  );
}

interface ErrorStateProps {
  /** What went wrong, in the member's words. */
  message: ReactNode;
  onRetry: () => void;
}

/** Data that did not come, in its place. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Centered role="alert">
      <chakra.span color="terracotta.text">
        <Icon name="warning" size={24} />
      </chakra.span>
      <chakra.p maxWidth="30rem">{message}</chakra.p>
      <Button variant="outline" marginTop="3" onClick={onRetry}>
        Try again
      </Button>
    </Centered>
  );
}

function Centered({ children, role }: { children: ReactNode; role?: 'alert' }) {
  return (
    <chakra.div
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
