import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useQueryClient } from '@counterpoint/contract/query';
import {
  type DoubleClaim,
  MOST_OVERLAPS_ANSWERED,
  OVERLAP_ANSWER_LABELS,
  type OverlapAnswer,
  type OverlapAnswers,
  overlapAnswers,
} from '@counterpoint/domain/schemas/recordings';
import { Alert, Box, Text } from '@counterpoint/kit/core';
import { Field, Input, Textarea } from '@counterpoint/kit/form';
import { fullTitle } from '@counterpoint/kit/text';
import { recordingKeys } from '../../api/recording-keys.ts';
import { overlapInWords } from './double-claim-words.ts';
import { type Refused, useAnswering } from './use-answering.ts';

interface AnswerDialogProps {
  readonly overlaps: readonly DoubleClaim[];
  readonly answer: OverlapAnswer;
  readonly others?: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Values {
  readonly statement: string;
  readonly reference: string;
}

export function AnswerDialog({ overlaps, answer, others = 0, onClose, onDone }: AnswerDialogProps) {
  const queries = useQueryClient();
  const { left, refused, progress, hasBegun, answerAll } = useAnswering(overlaps, answer);
  const dialogForm = useDialogForm<Values, OverlapAnswers>({
    initial: { statement: '', reference: '' },
    schema: overlapAnswers,
    read: ({ statement, reference }) => ({
      // The server takes a limited number per request.
      items: left.slice(0, MOST_OVERLAPS_ANSWERED).map(({ opposition_id, version }) => ({ opposition_id, version })),
      answer,
      statement: statement || null,
      reference,
    }),
    send: async (body) => {
      if (await answerAll(body)) onDone();
    },
    onDone: () => undefined,
    refresh: () => queries.invalidateQueries({ queryKey: recordingKeys.all }),
  });
  return (
    <FormDialog
      title={titleOf(answer, left)}
      submitLabel={OVERLAP_ANSWER_LABELS[answer]}
      tone={answer === 'revoke' ? 'danger' : 'normal'}
      dialogForm={dialogForm}
      fields={['statement', 'reference']}
      onClose={hasBegun ? onDone : onClose}
    >
      <RefusedAlert refused={refused} />
      <Text>{MEANINGS[answer]}</Text>
      <OverlapList overlaps={left} />
      {others > 0 && <Text color="muted">{leftOutInWords(others)}</Text>}
      {progress && (
        <Text role="status">
          {progress.done} of {progress.of} answered so far
        </Text>
      )}
      {answer === 'maintain' && <Evidence dialogForm={dialogForm} />}
    </FormDialog>
  );
}

function leftOutInWords(others: number): string {
  const some = others === 1 ? '1 other that you selected' : `${others} others that you selected`;
  return `This cannot be answered to ${some}, as their cases now stand: they stay as they are.`;
}

const MEANINGS: Record<OverlapAnswer, string> = {
  revoke:
    'Your lines are cut by exactly what overlaps: those uses, countries and days. Everything else stays yours. This cannot be taken back, only claimed anew.',
  maintain:
    'What overlaps stays on hold, and the case goes on between you and the others under Works in Dispute. They read what you say here.',
  pending: 'You have 30 days more to answer. This can be asked for once.',
};

function titleOf(answer: OverlapAnswer, overlaps: readonly DoubleClaim[]): string {
  const [first, ...others] = overlaps;
  const what = first && others.length === 0 ? `in “${fullTitle(first)}”` : `in ${overlaps.length} recordings`;
  if (answer === 'pending') return `More time to answer ${what}?`;
  return `${answer === 'revoke' ? 'Release' : 'Maintain'} your claim ${what}?`;
}

function RefusedAlert({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="error" title="Not everything could be answered">
      {refused.map(({ id, title, why }) => (
        <p key={id}>
          {title}: {why}
        </p>
      ))}
    </Alert>
  );
}

const MOST_SHOWN = 3;

function OverlapList({ overlaps }: { overlaps: readonly DoubleClaim[] }) {
  const left = overlaps.length - MOST_SHOWN;
  return (
    <Box as="ul" listStyleType="disc" paddingInlineStart="5" margin="0" fontSize="sm">
      {overlaps.slice(0, MOST_SHOWN).map((overlap) => (
        <li key={overlap.opposition_id}>
          {overlaps.length > 1 && `${fullTitle(overlap)}. `}
          {overlapInWords(overlap)
            .map(({ uses, sentence }) => `${uses}, ${sentence}`)
            .join(' ')}
        </li>
      ))}
      {left > 0 && <li>and {left} more</li>}
    </Box>
  );
}

function Evidence({ dialogForm }: { dialogForm: ReturnType<typeof useDialogForm<Values, OverlapAnswers>> }) {
  const { register, formState } = dialogForm.form;
  return (
    <>
      <Field label="Why it is yours" error={formState.errors.statement?.message}>
        <Textarea {...register('statement')} />
      </Field>
      <Field
        label="The document that shows it"
        help="Its name and date: an agreement, an assignment, a termination notice."
        error={formState.errors.reference?.message}
      >
        <Input autoComplete="off" {...register('reference')} />
      </Field>
    </>
  );
}
