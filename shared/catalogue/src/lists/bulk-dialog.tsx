import { useUnsent } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { ConfirmDialog, Dialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Note, Stack, Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import { type ReactNode, useState } from 'react';
import * as text from '../messages/bulk.generated.ts';
import * as acts from '../messages/bulk-acts.generated.ts';
import {
  type BulkAct,
  type BulkProgress,
  type BulkRequest,
  type BulkSource,
  type ChosenEntries,
  type Failure,
  useBulkAct,
} from './use-bulk-act.ts';

export type Noun = 'work' | 'recording';

export const BULK_WORDS = acts;

export interface BulkDialogProps extends BulkRequest {
  readonly act: BulkAct;
  /** Null while they load. */
  readonly chosen: ChosenEntries | null;
  readonly count: number;
  readonly source: BulkSource;
  readonly noun: Noun;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Names the missing input; shown once the member tries without it. */
  readonly problem?: string | null;
  /** Whether the member entered anything that closing would lose. */
  readonly isFilled?: boolean;
  readonly children?: ReactNode;
}

export function BulkDialog(props: BulkDialogProps) {
  const {
    act,
    chosen,
    count,
    source,
    noun,
    onClose,
    onDone,
    problem = null,
    isFilled = false,
    children,
    ...request
  } = props;
  const { notify } = useHost();
  const { progress, run } = useBulkAct(source, act, request);
  const [isTried, setTried] = useState(false);
  const isRunning = progress.kind === 'running';
  const cancel = isRunning ? () => undefined : onClose;
  const unsent = useUnsent({ isFilled, isSent: progress.kind === 'done', onClose: cancel });
  const words = BULK_WORDS[act];
  async function handleConfirm() {
    setTried(true);
    if (!chosen || problem !== null) return;
    const end = await run(chosen);
    if (end.kind !== 'done' || end.kept.size > 0) return;
    notify(words.done({ what: noun, count: end.done }), { type: 'success' });
    onDone();
  }
  // Otherwise the member may correct what they entered and try again.
  if (progress.kind === 'done' || (progress.kind === 'failed' && progress.done > 0))
    return (
      <Dialog
        isOpen
        onClose={onDone}
        title={progress.kind === 'done' ? text.someKept() : text.failed()}
        footer={<Button onClick={onDone}>{text.backToList()}</Button>}
      >
        <Result progress={progress} done={words.done({ what: noun, count: progress.done })} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      isOpen
      title={words.question({ what: noun, count })}
      confirmLabel={words.confirm({ count })}
      {...((act === 'discard' || act === 'withdraw') && { tone: 'danger' as const })}
      isBusy={isRunning || chosen === null}
      onConfirm={() => void handleConfirm()}
      onCancel={cancel}
      onDismiss={unsent.dismiss}
    >
      <Stack gap="3">
        {unsent.alert}
        {children}
        <Text>{words.hint({ what: noun })}</Text>
        {isTried && problem !== null && <Alert tone="error" title={problem} />}
        {problem === null && progress.kind === 'failed' && <Alert tone="error" title={progress.message} />}
        {isRunning && progress.total > 0 && <Progress done={progress.done} total={progress.total} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const words = text.progress({ done, total });
  return (
    <Stack gap="1" role="status">
      <Note>{words}</Note>
      <chakra.progress
        aria-label={words}
        value={done}
        max={total}
        width="full"
        height="2"
        accentColor="var(--cp-colors-brand)"
      />
    </Stack>
  );
}

const REASONS: Record<Failure, Message<{ count: number }>> = {
  ...text.kept,
  nothing_to_contest: text.kept.nothing_to_confirm,
  duplicate_isrc: text.kept.iswc_taken,
};

function Result({ progress, done }: { progress: Extract<BulkProgress, { kind: 'done' | 'failed' }>; done: string }) {
  return (
    <Stack gap="3">
      <Text>{done}</Text>
      {progress.kind === 'failed' && (
        <Alert tone="error" title={text.othersKept()}>
          {progress.message}
        </Alert>
      )}
      {progress.kind === 'done' &&
        [...progress.kept].map(([failure, count]) => <Text key={failure}>{REASONS[failure]({ count })}</Text>)}
    </Stack>
  );
}
