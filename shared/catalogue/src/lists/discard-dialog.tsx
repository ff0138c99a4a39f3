import { useHost } from '@counterpoint/contract';
import type { BulkDiscarded } from '@counterpoint/domain/schemas/entries';
import { ConfirmDialog, Dialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Stack, Text } from '@counterpoint/kit/core';
import { type Discarding, type DiscardingSource, type DraftsToDiscard, useDiscarding } from './use-discarding.ts';

type Outcome = BulkDiscarded['items'][number]['outcome'];

interface DiscardDialogProps {
  readonly drafts: DraftsToDiscard;
  readonly count: number;
  readonly source: DiscardingSource;
  readonly nouns: string;
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

export function DiscardDialog({ drafts, count, source, nouns, onClose, onDiscarded }: DiscardDialogProps) {
  const { notify } = useHost();
  const { state, discard } = useDiscarding(source);
  async function handleConfirm() {
    const end = await discard(drafts);
    if (end.kind === 'done' && end.kept.size === 0) {
      notify(`${draftsInWords(end.discarded)} discarded.`, { type: 'success' });
      onDiscarded();
    }
  }
  if (state.kind === 'done' || state.kind === 'failed')
    return (
      <Dialog
        isOpen
        onClose={onDiscarded}
        title={state.kind === 'done' ? 'Some drafts are kept' : 'Not all drafts were discarded'}
        footer={<Button onClick={onDiscarded}>Back to the list</Button>}
      >
        <WhatBecame state={state} />
      </Dialog>
    );
  const isRunning = state.kind === 'running';
  return (
    <ConfirmDialog
      isOpen
      title={`Discard ${count === 1 ? 'this draft' : `${count} drafts`}?`}
      confirmLabel={count === 1 ? 'Discard draft' : `Discard ${count} drafts`}
      tone="danger"
      isBusy={isRunning}
      onConfirm={() => void handleConfirm()}
      onCancel={isRunning ? () => undefined : onClose}
    >
      <Stack gap="3">
        <Text>What was typed in them is gone for good. Registered {nouns} are not touched.</Text>
        {isRunning && state.total > 0 && <Progress done={state.done} total={state.total} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <Stack gap="1" role="status">
      <Text fontSize="sm" color="muted">
        {done} of {total} discarded
      </Text>
      <chakra.progress
        aria-label="Discarding"
        value={done}
        max={total}
        width="full"
        height="2"
        accentColor="var(--cp-colors-brand)"
      />
    </Stack>
  );
}

const KEPT_WORDS: Record<Exclude<Outcome, 'discarded'>, string> = {
  stale_version: 'changed elsewhere since you chose: look at them first',
  not_a_draft: 'submitted meanwhile',
  not_found: 'gone already',
  has_case: 'contested by another member: submit again, or withdraw with a reason',
};

function WhatBecame({ state }: { state: Extract<Discarding, { kind: 'done' | 'failed' }> }) {
  return (
    <Stack gap="3">
      <Text>{draftsInWords(state.discarded)} discarded.</Text>
      {state.kind === 'failed' && (
        <Alert tone="error" title="The others are still there">
          {state.message}
        </Alert>
      )}
      {state.kind === 'done' &&
        [...state.kept].map(([outcome, count]) =>
          outcome === 'discarded' ? null : (
            <Text key={outcome}>
              {count === 1 ? '1 was' : `${count} were`} {KEPT_WORDS[outcome]}.
            </Text>
          ),
        )}
    </Stack>
  );
}

function draftsInWords(count: number): string {
  return count === 1 ? '1 draft is' : `${count} drafts are`;
}
