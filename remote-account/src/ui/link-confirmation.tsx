import { Button, Text } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import * as text from '../messages/mailed-link.generated.ts';
import { OutcomePage } from './outcome-page.tsx';

interface LinkConfirmationProps {
  readonly message: string;
  readonly children: ReactNode;
}

/** Waits for a click: mail scanners open links, and must not confirm an address on a stranger's behalf. */
export function LinkConfirmation({ message, children }: LinkConfirmationProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return children;
  return (
    <OutcomePage
      title={text.confirmTitle()}
      actions={<Button onClick={() => setIsConfirmed(true)}>{text.confirmAction()}</Button>}
    >
      <Text>{message}</Text>
    </OutcomePage>
  );
}
