import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';

interface DiscardButtonProps {
  label: string;
  question: string;
  children: ReactNode;
  isBusy: boolean;
  onDiscard: () => void;
}

/** Throws away what was drafted, once that is confirmed. */
export function DiscardButton({ label, question, children, isBusy, onDiscard }: DiscardButtonProps) {
  const [isAsking, setAsking] = useState(false);
  function handleConfirm() {
    setAsking(false);
    onDiscard();
  }
  return (
    <>
      <Button variant="ghost" loading={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question}
        confirmLabel={label}
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
