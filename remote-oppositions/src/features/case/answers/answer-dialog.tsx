import { useSocietySettings } from '@counterpoint/area-ui/settings';
import { NEEDS_EVIDENCE } from '@counterpoint/domain/cases';
import { DeadlineCalendar } from '@counterpoint/domain/days';
import {
  type CaseAnswer,
  type CaseDetails,
  EVIDENCE_KIND_LABELS,
  EVIDENCE_OF,
  newAnswer,
} from '@counterpoint/domain/schemas/cases';
import { Box, Text } from '@counterpoint/kit/core';
import { formatDayAndTime, withinSentence } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { formatList } from '@counterpoint/messages';
import type { UseFormReturn } from 'react-hook-form';
import * as text from '../../../messages/case-answers.generated.ts';
import { AnswerFigures } from '../../../ui/answers/answer-figures.tsx';
import { CHOICE_LABELS } from '../../../ui/answers/case-choices.ts';
import { EvidenceUpload } from '../../../ui/evidence/evidence-upload.tsx';
import { describeHold } from '../texts/case-band.ts';
import { CaseDialog, doneMessage, StatementField } from './case-form.tsx';

interface AnswerDialogProps {
  readonly details: CaseDetails;
  readonly answer: CaseAnswer;
  readonly onClose: () => void;
}

export function AnswerDialog({ details, answer, onClose }: AnswerDialogProps) {
  const { title, verb, done } = ANSWER_TEXTS[answer];
  const hold = describeHold(details);
  return (
    <CaseDialog<{ statement: string }>
      details={details}
      title={title()}
      submitLabel={verb()}
      tone={answer === 'revoke' ? 'danger' : 'normal'}
      initial={{ statement: '' }}
      schema={newAnswer}
      path={['answers']}
      read={({ statement }) => ({ answer, statement })}
      doneText={doneMessage(done)}
      onClose={onClose}
    >
      {(form) => (
        <>
          {answer === 'pending' ? <MoreTimeText details={details} /> : <Meaning details={details} answer={answer} />}
          {answer === 'maintain' && hold && <Text>{hold}</Text>}
          {(answer === 'update' || answer === 'revoke') && <AnswerFigures details={details} answer={answer} />}
          {answer === 'maintain' && <MaintainFields details={details} form={form} />}
        </>
      )}
    </CaseDialog>
  );
}

const ANSWER_TEXTS: Record<CaseAnswer, { readonly title: Message; readonly verb: Message; readonly done: Message }> = {
  update: { title: text.acceptTitle, verb: CHOICE_LABELS.update, done: text.accepted },
  revoke: { title: text.releaseTitle, verb: CHOICE_LABELS.revoke, done: text.released },
  maintain: { title: text.maintainTitle, verb: CHOICE_LABELS.maintain, done: text.maintained },
  pending: { title: text.moreTimeTitle, verb: text.requestTime, done: text.moreTimeGiven },
};

const MEANINGS: Record<Exclude<CaseAnswer, 'pending'>, Message> = text.meanings;

interface MeaningProps {
  readonly details: CaseDetails;
  readonly answer: Exclude<CaseAnswer, 'pending'>;
}

function Meaning({ details: { kind, is_detected }, answer }: MeaningProps) {
  // `AnswerFigures` says that the works are merged.
  if (kind === 'duplicate_work' && answer !== 'maintain') return null;
  return <Text>{is_detected && answer === 'revoke' ? text.meansRevokeOverlap() : MEANINGS[answer]()}</Text>;
}

function MoreTimeText({ details: { parties } }: { details: CaseDetails }) {
  const { more_time_days: days, time_zone: timeZone } = useSocietySettings() ?? {};
  const until = parties.find(({ is_me }) => is_me)?.respond_by;
  const after =
    until && timeZone !== undefined && days !== undefined
      ? new DeadlineCalendar(timeZone).responseDeadline(new Date(until), days).toISOString()
      : null;
  return (
    <>
      {until && <Text>{text.respondBy({ time: formatDayAndTime(until) })}</Text>}
      <Text>
        {days !== undefined && after
          ? text.moreDays({
              days,
              time: formatDayAndTime(after),
              strong: (parts) => <strong key="time">{parts}</strong>,
            })
          : text.moreTime()}{' '}
        {text.moreTimeOnce()}
      </Text>
    </>
  );
}

interface MaintainFieldsProps {
  readonly details: CaseDetails;
  readonly form: UseFormReturn<{ statement: string }>;
}

function MaintainFields({ details: { kind, my_side }, form }: MaintainFieldsProps) {
  const required = EVIDENCE_OF[kind].respondent.map((each) => withinSentence(EVIDENCE_KIND_LABELS[each]()));
  return (
    <>
      <StatementField form={form} label={text.whyMaintain()} />
      {NEEDS_EVIDENCE[kind].respondent && (
        <Box role="group" aria-label={text.yourDocuments()}>
          <Text marginBottom="2">{text.needsDocument({ kinds: formatList(required, 'disjunction') })}</Text>
          <EvidenceUpload kind={kind} side={my_side} />
        </Box>
      )}
    </>
  );
}
