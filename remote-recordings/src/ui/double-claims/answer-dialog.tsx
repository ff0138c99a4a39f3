import { FormDialog, useDialogForm } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import {
  type DoubleClaim,
  OVERLAP_ANSWER_LABELS,
  type OverlapAnswer,
  type OverlapAnswers,
  overlapAnswers,
} from '@counterpoint/domain/schemas';
import { Alert, Box, Text } from '@counterpoint/kit/core';
import { Field, Input, Textarea } from '@counterpoint/kit/form';
import { useState } from 'react';
import { answerOverlaps } from '../../api/double-claims-api.ts';
import { recordingKeys } from '../../api/recordings-api.ts';
import { doneInWords, overlapInWords, REFUSALS } from './double-claim-words.ts';

interface AnswerDialogProps {
  readonly overlaps: readonly DoubleClaim[];
  readonly answer: OverlapAnswer;
  readonly onClose: () => void;
  /** Takes the focus when what was answered goes. */
  readonly onDone: () => void;
}

interface Values {
  readonly statement: string;
  readonly reference: string;
}

interface Refused {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/** One answer to one or many overlaps, with what comes of it; those that cannot be answered are told by name. */
export function AnswerDialog({ overlaps, answer, onClose, onDone }: AnswerDialogProps) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  // What was answered is not sent once more with what was not.
  const left = refused.length === 0 ? overlaps : overlaps.filter((each) => isAmong(refused, each));
  const dialogForm = useDialogForm<Values, OverlapAnswers>({
    initial: { statement: '', reference: '' },
    schema: overlapAnswers,
    read: ({ statement, reference }) => ({
      items: left.map(({ opposition_id, version }) => ({ opposition_id, version })),
      ...{ answer, statement: statement || null, reference },
    }),
    send: async (body) => {
      const { items } = await answerOverlaps(http, body);
      const done = items.filter(({ outcome }) => outcome === 'answered').length;
      if (done > 0) notify(doneInWords(answer, done), { type: 'success' });
      const refusals = items.flatMap(({ opposition_id, outcome }): Refused[] => {
        if (outcome === 'answered') return [];
        const title = overlaps.find((each) => each.opposition_id === opposition_id)?.title ?? '';
        return [{ id: opposition_id, title, why: REFUSALS[outcome] }];
      });
      setRefused(refusals);
      if (refusals.length === 0) onDone();
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
      onClose={refused.length > 0 ? onDone : onClose}
    >
      <RefusedAlert refused={refused} />
      <Text>{MEANINGS[answer]}</Text>
      <OverlapList overlaps={left} />
      {answer === 'maintain' && <Evidence dialogForm={dialogForm} />}
    </FormDialog>
  );
}

function isAmong(refused: readonly Refused[], { opposition_id }: DoubleClaim): boolean {
  return refused.some(({ id }) => id === opposition_id);
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
  const what = first && others.length === 0 ? `in “${first.title}”` : `in ${overlaps.length} recordings`;
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

/** What it is about; of many the first few. */
function OverlapList({ overlaps }: { overlaps: readonly DoubleClaim[] }) {
  const left = overlaps.length - MOST_SHOWN;
  return (
    <Box as="ul" paddingInlineStart="5" margin="0" fontSize="sm">
      {overlaps.slice(0, MOST_SHOWN).map((overlap) => (
        <li key={overlap.opposition_id}>
          {overlaps.length > 1 && `${overlap.title}. `}
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
