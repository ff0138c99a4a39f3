import { Alert, Button } from '@counterpoint/kit/core';
import type { DraftState, Saving } from './draft-store.ts';

export interface SavingProblemProps {
  readonly saving: Saving;
  readonly actions: Pick<DraftState, 'flush' | 'saveAsNew'>;
}

/** Says that what is typed is not at the server, that it is not lost, and what to do. */
export function SavingProblem({ saving, actions }: SavingProblemProps) {
  if (saving.kind === 'failed')
    return (
      <Alert
        tone="warning"
        title={`Not saved: ${saving.message}`}
        action={
          <Button variant="outline" size="sm" onClick={() => void actions.flush()}>
            Retry
          </Button>
        }
      >
        What you typed is kept in this browser.
      </Alert>
    );
  if (saving.kind === 'gone')
    return (
      <Alert
        tone="warning"
        title={`Not saved: ${saving.message}`}
        action={
          <Button variant="outline" size="sm" onClick={() => void actions.saveAsNew()}>
            Save as a new draft
          </Button>
        }
      >
        What you typed is kept in this browser, and can become a draft of its own.
      </Alert>
    );
  return null;
}
