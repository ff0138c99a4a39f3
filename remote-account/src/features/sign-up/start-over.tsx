import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../../messages/sign-up.generated.ts';

export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  function handleConfirm(): void {
    setIsOpen(false);
    onConfirm();
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {text.startOver()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.clearQuestion()}
        confirmLabel={text.clearAndStartOver()}
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setIsOpen(false)}
      >
        {text.clearConsequence()}
      </ConfirmDialog>
    </>
  );
}
