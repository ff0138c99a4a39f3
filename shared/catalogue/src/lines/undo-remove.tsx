import { Button, Flex, Text } from '@counterpoint/kit/core';
import { useEffect, useRef } from 'react';
import * as text from '../messages/lines.generated.ts';

/** Takes the focus when it appears, and passes it to the section after restoring. */
export function UndoRemove({ words, onUndo }: { words: string | null; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (words !== null) button.current?.focus();
  }, [words]);
  if (words === null) return null;
  function handleUndo() {
    button.current?.closest<HTMLElement>('section[tabindex]')?.focus();
    onUndo();
  }
  return (
    <Flex role="status" align="center" gap="2" wrap="wrap">
      <Text color="muted">{words}</Text>
      <Button ref={button} variant="ghost" size="sm" onClick={handleUndo}>
        {text.restore()}
      </Button>
    </Flex>
  );
}
