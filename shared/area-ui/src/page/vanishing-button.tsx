import { Button, useFocusRecovery } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

interface VanishingButtonProps {
  readonly variant?: 'ghost' | 'outline';
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Disappears once used, and passes the focus to the section around it. */
export function VanishingButton(props: VanishingButtonProps) {
  const button = useFocusRecovery<HTMLButtonElement>();
  return <Button ref={button} variant="ghost" size="sm" {...props} />;
}
