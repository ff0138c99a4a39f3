import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';

export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isAsking, setIsAsking] = useState(false);

  function handleConfirm(): void {
    setIsAsking(false);
    onConfirm();
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        Start over
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Clear what you typed?"
        confirmLabel="Clear and start over"
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setIsAsking(false)}
      >
        All that you typed to join is forgotten on this device, and you begin at the first step.
      </ConfirmDialog>
    </>
  );
}
