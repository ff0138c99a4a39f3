import { Button, Flex, Text } from '@counterpoint/kit/core';
import { useEffect, useRef } from 'react';
import type { WriterLines } from './use-writer-lines.ts';

/** Says which line went, and brings it back. It takes the focus, which stood on the button that went with the line. */
export function RemovedNote({ lines: { removed, undoRemove } }: { lines: WriterLines }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  if (!removed) return null;
  return (
    <Flex role="status" align="center" gap="2" paddingX="4" paddingBottom="3">
      <Text color="muted">{removed.line.party.name} is removed.</Text>
      <Button ref={button} variant="ghost" size="sm" onClick={undoRemove}>
        Bring back
      </Button>
    </Flex>
  );
}
