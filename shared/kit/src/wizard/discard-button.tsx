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

export function DiscardButton({ label, question, children, isBusy, onDiscard }: DiscardButtonProps) {
  const [isOpen, setOpen] = useState(false);
  function handleConfirm() {
    setOpen(false);
    onDiscard();
  }
  return (
    <>
      <Button variant="ghost" loading={isBusy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={question}
        confirmLabel={label}
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
