import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { TextareaField, TextField } from '@counterpoint/catalogue/fields';
import { useRefresh } from '@counterpoint/client/queries';
import {
  type DoubleClaim,
  MAX_OVERLAPS_ANSWERED,
  OVERLAP_ANSWER_LABELS,
  type OverlapAnswer,
  type OverlapAnswers,
  overlapAnswers,
} from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { Alert, Box, Text } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { recordingKeys } from '../../api/recording-keys.ts';
import * as text from '../../messages/double-claims.generated.ts';
import { overlapTexts } from './double-claim-texts.ts';
import { type RejectedOverlap, useAnswering } from './use-answering.ts';

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
  const { remaining, refused, progress, hasBegun, answerAll } = useAnswering(overlaps, answer);
  const dialogForm = useDialogForm<Values, OverlapAnswers>({
    initial: { statement: '', reference: '' },
    schema: overlapAnswers,
    read: ({ statement, reference }) => ({
      items: remaining
        .slice(0, MAX_OVERLAPS_ANSWERED)
        .map(({ opposition_id, version }) => ({ opposition_id, version })),
      answer,
      statement: statement || null,
      reference,
    }),
    send: async (body) => {
      if (await answerAll(body)) onDone();
    },
    onDone: () => undefined,
    refresh: useRefresh(recordingKeys.all),
  });
  return (
    <FormDialog
      title={titleOf(answer, remaining)}
      submitLabel={OVERLAP_ANSWER_LABELS[answer]()}
      tone={answer === 'revoke' ? 'danger' : 'normal'}
      dialogForm={dialogForm}
      fields={['statement', 'reference']}
      onClose={hasBegun ? onDone : onClose}
    >
      <RefusedAlert refused={refused} />
      <Text>{text.meanings[answer]()}</Text>
      <OverlapList overlaps={remaining} describe={answer === 'revoke' ? describeRelease : scopeOf} />
      {others > 0 && <Text color="muted">{text.excluded({ count: others })}</Text>}
      {progress && <Text role="status">{text.progress({ done: progress.done, total: progress.of })}</Text>}
      {answer === 'maintain' && <Evidence />}
    </FormDialog>
  );
}

function titleOf(answer: OverlapAnswer, overlaps: readonly DoubleClaim[]): string {
  const [first, ...others] = overlaps;
  if (first && others.length === 0) return text.titles[answer]({ title: fullTitle(first) });
  return text.titlesOfMany[answer]({ count: overlaps.length });
}

function RefusedAlert({ refused }: { refused: readonly RejectedOverlap[] }) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="error" title={text.someFailed()}>
      {refused.map(({ id, title, why }) => (
        <p key={id}>{text.failure({ title, reason: why })}</p>
      ))}
    </Alert>
  );
}

const MAX_SHOWN = 3;

interface OverlapListProps {
  readonly overlaps: readonly DoubleClaim[];
  readonly describe: (overlap: DoubleClaim) => string;
}

function OverlapList({ overlaps, describe }: OverlapListProps) {
  const remaining = overlaps.length - MAX_SHOWN;
  return (
    <Box as="ul" listStyleType="disc" paddingInlineStart="5" margin="0" fontSize="sm">
      {overlaps.slice(0, MAX_SHOWN).map((overlap) => (
        <li key={overlap.opposition_id}>
          {overlaps.length > 1
            ? text.titled({ title: fullTitle(overlap), overlap: describe(overlap) })
            : describe(overlap)}
        </li>
      ))}
      {remaining > 0 && <li>{text.more({ count: remaining })}</li>}
    </Box>
  );
}

function describeRelease({ release }: DoubleClaim): string {
  return release
    .map(({ words, before, after }) =>
      text.releaseEffect({ where: words, before: formatShare(before), after: formatShare(after) }),
    )
    .join(' ');
}

function scopeOf(overlap: DoubleClaim): string {
  return overlapTexts(overlap)
    .map(({ uses, sentence }) => text.useAndOverlap({ uses, overlap: sentence }))
    .join(' ');
}

function Evidence() {
  return (
    <>
      <TextareaField<Values> name="statement" label={text.reason()} />
      <TextField<Values> name="reference" label={text.document()} help={text.documentHelp()} isRequired />
    </>
  );
}
