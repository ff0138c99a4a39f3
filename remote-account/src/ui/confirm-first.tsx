import { Button, Text } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import { OutcomePage } from './outcome-page.tsx';

interface ConfirmFirstProps {
  /** What the link is for: completes 'asked …'. */
  readonly asked: string;
  /** What follows the link. */
  readonly children: ReactNode;
}

/**
 * Asks before a link does its work. Programs open the links of mails to look for harm, and whoever asked with an address
 * that is not theirs must not have it confirmed by one of them.
 */
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
