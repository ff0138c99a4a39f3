import { Button } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/components.generated.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called on Escape or the close button; cancels by default. */
  onDismiss?: () => void;
  tone?: 'normal' | 'danger';
  isBusy?: boolean;
}

export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
  onDismiss = onCancel,
  tone = 'normal',
  isBusy = false,
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button variant="outline" onClick={onCancel}>
        {text.cancel()}
      </Button>
      <Button
        variant={tone === 'danger' ? 'danger' : 'solid'}
        loading={isBusy}
        // The second click of a double click may come before the button shows that it is busy.
        onClick={({ detail }) => detail < 2 && onConfirm()}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onDismiss} title={title} role="alertdialog" footer={footer}>
      {children}
    </Dialog>
  );
}
