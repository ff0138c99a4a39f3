import { Alert, Button } from '@counterpoint/kit/core';
import * as text from '../messages/wizard.generated.ts';
import type { SavingShown } from './saving.ts';

interface SavingProblemProps {
  saving: SavingShown;
  onRetry: () => void;
  /** Saves the text as a new draft if its draft was deleted. */
  onSaveAsNew: () => void;
}

export function SavingProblem({ saving, onRetry, onSaveAsNew }: SavingProblemProps) {
  if (saving.kind !== 'failed' && saving.kind !== 'gone') return null;
  const [label, act] = saving.kind === 'failed' ? [text.retry(), onRetry] : [text.saveAsNew(), onSaveAsNew];
  return (
    <Alert
      tone="warning"
      title={text.notSavedBecause({ reason: saving.message })}
      action={
        <Button variant="outline" size="sm" onClick={act}>
          {label}
        </Button>
      }
    >
      {saving.kind === 'gone' ? text.savedInBrowserOnly() : text.savedInBrowser()}
    </Alert>
  );
}
