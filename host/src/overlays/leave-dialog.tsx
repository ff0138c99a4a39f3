import { ConfirmDialog } from '@counterpoint/kit/components';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  onLeave(): void;
  onStay(): void;
}

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave without saving?"
      confirmLabel="Leave the page"
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      What you changed on this page is not saved yet, and may be lost.
    </ConfirmDialog>
  );
}
