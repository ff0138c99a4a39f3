import { Alert, Button } from '@counterpoint/kit/core';
import type { SavingShown } from './saving.ts';

interface SavingProblemProps {
  saving: SavingShown;
  onRetry: () => void;
  /** What was typed becomes a draft of its own, where its draft is gone. */
  onSaveAsNew: () => void;
}

/** Says that what is typed is not at the server, that it is not lost, and what to do. */
export function SavingProblem({ saving, onRetry, onSaveAsNew }: SavingProblemProps) {
  if (saving.kind !== 'failed' && saving.kind !== 'gone') return null;
  const [label, act] = saving.kind === 'failed' ? ['Retry', onRetry] : ['Save as a new draft', onSaveAsNew];
  return (
    <Alert
      tone="warning"
      title={`Not saved: ${saving.message}`}
      action={
        <Button variant="outline" size="sm" onClick={act}>
          {label}
        </Button>
      }
    >
      What you typed is kept in this browser{saving.kind === 'gone' && ', and can become a draft of its own'}.
    </Alert>
  );
}
