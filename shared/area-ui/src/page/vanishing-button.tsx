import { Button, useFocusRecovery } from '@counterpoint/kit/core';
import type { ComponentProps } from 'react';

/** Disappears once used, and passes the focus to the section around it. */
export function VanishingButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  const button = useFocusRecovery<HTMLButtonElement>();
  return <Button variant="ghost" size="sm" {...props} ref={button} />;
}
