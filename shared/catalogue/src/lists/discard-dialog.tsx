import { useHost } from '@counterpoint/contract';
import type { BulkDiscarded } from '@counterpoint/domain/schemas/entries';
import { ConfirmDialog, Dialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Stack, Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/lists.generated.ts';
import { type Discarding, type DiscardingSource, type DraftsToDiscard, useDiscarding } from './use-discarding.ts';

type Outcome = BulkDiscarded['items'][number]['outcome'];

interface DiscardDialogProps {
  readonly drafts: DraftsToDiscard;
  readonly count: number;
  readonly source: DiscardingSource;
  readonly noun: 'work' | 'recording';
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

export function DiscardDialog({ drafts, count, source, noun, onClose, onDiscarded }: DiscardDialogProps) {
  const { notify } = useHost();
  const { state, discard } = useDiscarding(source);
  async function handleConfirm() {
    const end = await discard(drafts);
    if (end.kind === 'done' && end.kept.size === 0) {
      notify(text.discarded({ count: end.discarded }), { type: 'success' });
      onDiscarded();
    }
  }
  if (state.kind === 'done' || state.kind === 'failed')
    return (
      <Dialog
        isOpen
        onClose={onDiscarded}
        title={state.kind === 'done' ? text.someKept() : text.discardFailed()}
        footer={<Button onClick={onDiscarded}>{text.backToList()}</Button>}
      >
        <DiscardResult state={state} />
      </Dialog>
    );
  const isRunning = state.kind === 'running';
  return (
    <ConfirmDialog
      isOpen
      title={text.discardQuestion({ count })}
      confirmLabel={text.discard({ count })}
      tone="danger"
      isBusy={isRunning}
      onConfirm={() => void handleConfirm()}
      onCancel={isRunning ? () => undefined : onClose}
    >
      <Stack gap="3">
        <Text>{text.discardHint({ what: noun })}</Text>
        {isRunning && state.total > 0 && <Progress done={state.done} total={state.total} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <Stack gap="1" role="status">
      <Text fontSize="sm" color="muted">
        {text.progress({ done, total })}
      </Text>
      <chakra.progress
        aria-label={text.discarding()}
        value={done}
        max={total}
        width="full"
        height="2"
        accentColor="var(--cp-colors-brand)"
      />
    </Stack>
  );
}

const KEPT_REASONS: Record<Exclude<Outcome, 'discarded'>, Message<{ count: number }>> = {
  stale_version: text.keptStale,
  not_a_draft: text.keptSubmitted,
  not_found: text.keptGone,
  has_case: text.keptContested,
};

function DiscardResult({ state }: { state: Extract<Discarding, { kind: 'done' | 'failed' }> }) {
  return (
    <Stack gap="3">
      <Text>{text.discarded({ count: state.discarded })}</Text>
      {state.kind === 'failed' && (
        <Alert tone="error" title={text.othersKept()}>
          {state.message}
        </Alert>
      )}
      {state.kind === 'done' &&
        [...state.kept].map(([outcome, count]) =>
          outcome === 'discarded' ? null : <Text key={outcome}>{KEPT_REASONS[outcome]({ count })}</Text>,
        )}
    </Stack>
  );
}
