import { ConfirmDialog } from '@counterpoint/kit/components';
import * as text from '../messages/overlays.generated.ts';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  onLeave(): void;
  onStay(): void;
}

export function LeaveDialog({ isOpen, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.leaveTitle()}
      confirmLabel={text.leave()}
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {text.leaveWarning()}
    </ConfirmDialog>
  );
}
