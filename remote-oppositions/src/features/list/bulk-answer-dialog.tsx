import { useUnsent } from '@counterpoint/area-ui/dialogs';
import { Loaded } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { CASE_ANSWER_LABELS } from '@counterpoint/domain/schemas/cases';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Heading, Stack, Text } from '@counterpoint/kit/core';
import { ListSkeleton } from '@counterpoint/kit/table';
import * as text from '../../messages/list.generated.ts';
import { AnswerFigures } from '../../ui/answers/answer-figures.tsx';
import type { CasesToAnswer } from './chosen-cases.ts';
import { useAnswerForm } from './use-answer-form.tsx';
import {
  type BulkAnswerEnd,
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
  const { progress, end, answer } = useBulkAnswer();
  const form = useAnswerForm();
  const result = end && !isNothingDone(end) ? end : null;
  const unsent = useUnsent({
    isFilled: form.isFilled,
    isSent: result !== null,
    onClose: progress ? () => undefined : onClose,
  });
  const cases = found.data ?? [];
  const concession = form.chosen === 'update' || form.chosen === 'revoke' ? form.chosen : null;
  const concessions = useConcessions(cases, concession);
  const answered = concession ? (concessions.data?.cases ?? []) : cases;
  async function handleSubmit() {
    const input = form.read();
    if (!input) return;
    const ended = await answer(answered, input);
    if (ended.refused.length > 0 || ended.failure) return;
    notify(text.answered({ count: ended.answered }), { type: 'success' });
    onAnswered();
  }
  if (result)
    return (
      <Dialog
        isOpen
        onClose={onAnswered}
        title={text.notAllAnswered()}
        footer={<Button onClick={onAnswered}>{text.backToList()}</Button>}
      >
        <BulkAnswerResult end={result} />
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
        <Loaded query={found} loading={<ListSkeleton rows={2} />}>
          {() => <Text>{text.noneToAnswer()}</Text>}
        </Loaded>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={unsent.dismiss}
      title={answerLabel(cases.length)}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={progress !== null}>
            {text.cancel()}
          </Button>
          <Button
            loading={progress !== null}
            disabled={answered.length === 0}
            variant={form.chosen === 'revoke' ? 'danger' : 'solid'}
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
        {concession && <ConcessionFigures concessions={concessions} answer={concession} />}
        {end?.failure && <Alert tone="error" title={end.failure} />}
        {progress && (
          <Text role="status" color="muted">
            {text.progress(progress)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

export function answerLabel(count: number | null): string {
  return count === null ? text.respondToCases() : text.respondToCount({ count });
}

/** Then the member may correct what they entered and try again. */
function isNothingDone({ answered, refused, failure }: BulkAnswerEnd): boolean {
  return failure !== null && answered === 0 && refused.length === 0;
}

function BulkAnswerResult({ end: { answered, refused, failure } }: { end: BulkAnswerEnd }) {
  return (
    <Stack gap="3">
      <Text>{text.answered({ count: answered })}</Text>
      {failure && (
        <Alert tone="error" title={text.othersUnchanged()}>
          {failure}
        </Alert>
      )}
      <Stack as="ul" gap="2" listStyleType="none">
        {refused.map(({ id, title, message }) => (
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
function ConcessionFigures({ concessions, answer }: { concessions: Concessions; answer: 'update' | 'revoke' }) {
  return (
    <Loaded query={concessions} loading={<ListSkeleton rows={2} />}>
      {({ cases, others }) => (
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
      )}
    </Loaded>
  );
}
