import { Button, Text } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import { OutcomePage } from './outcome-page.tsx';

interface ConfirmFirstProps {
  readonly asked: string;
  readonly children: ReactNode;
}

/** Asks before it follows a link: mail scanners open links, and must not confirm an address on a stranger's behalf. */
export function ConfirmFirst({ asked, children }: ConfirmFirstProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  if (isConfirmed) return children;
  return (
    <OutcomePage
      title="Confirm your address"
      actions={<Button onClick={() => setIsConfirmed(true)}>Confirm my address</Button>}
    >
      <Text>
        You opened the link that we sent to your address. If it was you who asked {asked}, confirm that the address is
        yours. If it was not, close this page: nothing happens.
      </Text>
    </OutcomePage>
  );
}
