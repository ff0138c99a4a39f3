import { useLeaveGuard } from '@counterpoint/client/drafts';
import { Alert } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';
import * as text from '../messages/dialogs.generated.ts';

interface UnsentOptions {
  readonly isFilled: boolean;
  /** It is being sent or was sent: its answer may lead to another page. */
  readonly isSent: boolean;
  readonly onClose: () => void;
  /** The button that discards the input. */
  readonly discardLabel?: string;
}

interface Unsent {
  /** For Escape, the close button and a press outside. */
  readonly dismiss: () => void;
  /** Why the dialog stayed open. */
  readonly alert: ReactNode;
}

/** Keeps a dialog with input open until the member cancels it, and asks before they leave its page. */
export function useUnsent({ isFilled, isSent, onClose, discardLabel = text.cancel() }: UnsentOptions): Unsent {
  const [isKeptOpen, setKeptOpen] = useState(false);
  useLeaveGuard(isFilled && !isSent);
  return {
    dismiss: () => (isFilled ? setKeptOpen(true) : onClose()),
    alert: isKeptOpen && (
      <Alert tone="warning" title={text.notSent()}>
        {text.discards({ button: discardLabel })}
      </Alert>
    ),
  };
}
