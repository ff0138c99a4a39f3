import { Button, Flex, Text } from '@counterpoint/kit/core';
import { useEffect, useRef } from 'react';
import * as text from '../messages/lines.generated.ts';

interface BringBackProps {
  readonly words: string | null;
  readonly onBringBack: () => void;
}

/** Takes the focus when it appears, and passes it to the section after restoring. */
export function BringBack({ words, onBringBack }: BringBackProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (words !== null) button.current?.focus();
  }, [words]);
  if (words === null) return null;
  function handleBringBack() {
    button.current?.closest<HTMLElement>('section[tabindex]')?.focus();
    onBringBack();
  }
  return (
    <Flex role="status" align="center" gap="2" wrap="wrap">
      <Text color="muted">{words}</Text>
      <Button ref={button} variant="ghost" size="sm" onClick={handleBringBack}>
        {text.restore()}
      </Button>
    </Flex>
  );
}
