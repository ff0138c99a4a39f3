import { Alert } from '@counterpoint/kit/core';
import * as text from '../messages/dialogs.generated.ts';

/** Why a dialog stayed open when the member pressed Escape or its close button. */
export function UnsentAlert() {
  return (
    <Alert tone="warning" title={text.notSent()}>
      {text.cancelDiscards()}
    </Alert>
  );
}
