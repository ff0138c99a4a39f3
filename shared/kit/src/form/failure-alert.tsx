import { Alert, chakra } from '@counterpoint/kit/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FailureAlertProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Why a form wasn't saved. It takes focus, so that it is in view even if the form is longer than the screen. */
export function FailureAlert({ title, children }: FailureAlertProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <chakra.div ref={panel} tabIndex={-1}>
      <Alert tone="error" title={title}>
        {children}
      </Alert>
    </chakra.div>
  );
}
