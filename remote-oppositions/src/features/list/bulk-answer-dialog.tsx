import { useUnsent } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { CASE_ANSWER_LABELS } from '@counterpoint/domain/schemas/cases';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Heading, Stack, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import * as text from '../../messages/list.generated.ts';
import { AnswerFigures } from '../../ui/answers/answer-figures.tsx';
import type { CasesToAnswer } from './chosen-cases.ts';
import { useAnswerForm } from './use-answer-form.tsx';
import {
  type BulkAnswerState,
  type CaseSearch,
  type Concessions,
  useBulkAnswer,
  useCasesToAnswer,
  useConcessions,
} from './use-bulk-answer.ts';

interface BulkAnswerDialogProps {
  readonly chosen: CasesToAnswer;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
}

/** One dialog for confirmation and results: with two, the first would return the focus and close the second. */
export function BulkAnswerDialog({ chosen, onClose, onAnswered }: BulkAnswerDialogProps) {
  const { notify } = useHost();
  const found = useCasesToAnswer(chosen);
  const { state, answer } = useBulkAnswer();
  const form = useAnswerForm();
  const hasResult = state.kind === 'ended' && !isNothingDone(state);
  const isRunning = state.kind === 'running';
  const unsent = useUnsent({
    isFilled: form.isFilled,
    isSent: hasResult,
    onClose: isRunning ? () => undefined : onClose,
  });
  const cases = found.kind === 'found' ? found.cases : [];
  const concessions = useConcessions(cases, form.chosen);
  async function handleSubmit() {
    const input = form.read();
    if (!input) return;
    const end = await answer(concessions.kind === 'found' ? concessions.cases : cases, input);
    if (end.kind !== 'ended' || end.refused.length > 0 || end.failure) return;
    notify(text.answered({ count: end.answered }), { type: 'success' });
    onAnswered();
  }
  if (hasResult)
    return (
      <Dialog
        isOpen
        onClose={onAnswered}
        title={text.notAllAnswered()}
        footer={<Button onClick={onAnswered}>{text.backToList()}</Button>}
      >
        <BulkAnswerResult state={state} />
      </Dialog>
    );
  if (cases.length === 0)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={answerLabel(null)}
        footer={
          <Button variant="outline" onClick={onClose}>
            {text.backToList()}
          </Button>
        }
      >
        <NothingYet found={found} />
      </Dialog>
    );
  const isBlocked = concessions.kind === 'found' ? concessions.cases.length === 0 : concessions.kind !== 'not_needed';
  return (
    <Dialog
      isOpen
      onClose={unsent.dismiss}
      title={answerLabel(cases.length)}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isRunning}>
            {text.cancel()}
          </Button>
          <Button
            loading={isRunning}
            disabled={isBlocked}
            variant={form.isGivingUp ? 'danger' : 'solid'}
            onClick={() => void handleSubmit()}
          >
            {form.chosen === null ? text.respond() : CASE_ANSWER_LABELS[form.chosen]()}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {unsent.alert}
        <Text>{text.eachAnswered()}</Text>
        {form.fields}
        <ConcessionFigures concessions={concessions} />
        {state.kind === 'ended' && state.failure && <Alert tone="error" title={state.failure} />}
        {isRunning && (
          <Text role="status" color="muted">
            {text.progress({ done: state.done, total: state.total })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

export function answerLabel(count: number | null): string {
  return count === null ? text.respondToCases() : text.respondToCount({ count });
}

function NothingYet({ found }: { found: CaseSearch }) {
  if (found.kind === 'finding') return <ListSkeleton rows={2} />;
  if (found.kind === 'failed') return <ErrorState message={found.message} onRetry={found.onRetry} />;
  return <Text>{text.noneToAnswer()}</Text>;
}

type EndedBulkAnswer = Extract<BulkAnswerState, { kind: 'ended' }>;

/** Then the member may correct what they entered and try again. */
function isNothingDone({ answered, refused, failure }: EndedBulkAnswer): boolean {
  return failure !== undefined && answered === 0 && refused.length === 0;
}

function BulkAnswerResult({ state }: { state: EndedBulkAnswer }) {
  return (
    <Stack gap="3">
      <Text>{text.answered({ count: state.answered })}</Text>
      {state.failure && (
        <Alert tone="error" title={text.othersUnchanged()}>
          {state.failure}
        </Alert>
      )}
      <Stack as="ul" gap="2" listStyleType="none">
        {state.refused.map(({ id, title, message }) => (
          <li key={id}>
            <Text fontWeight="semibold">{title}</Text>
            <Text color="muted">{message}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Shows what giving way changes in each case. */
function ConcessionFigures({ concessions }: { concessions: Concessions }) {
  if (concessions.kind === 'not_needed') return null;
  if (concessions.kind === 'finding') return <ListSkeleton rows={2} />;
  if (concessions.kind === 'failed') return <ErrorState message={concessions.message} onRetry={concessions.onRetry} />;
  const { answer, cases, others } = concessions;
  return (
    <Stack gap="4">
      {cases.map(({ id, title, details }) => (
        <Stack key={id} gap="2">
          <Heading as="h3" size="sm">
            {title}
          </Heading>
          <AnswerFigures details={details} answer={answer} />
        </Stack>
      ))}
      {others.length > 0 && (
        <Stack gap="2">
          <Text>{text.notOffered({ count: others.length })}</Text>
          <Stack as="ul" gap="1" listStyleType="none">
            {others.map(({ id, title }) => (
              <Text as="li" key={id} color="muted">
                {title}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
