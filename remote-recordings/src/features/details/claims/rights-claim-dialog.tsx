import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { ownParty } from '@counterpoint/area-ui/parties';
import { ResponseDeadline } from '@counterpoint/catalogue/contest';
import { useEntry, useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import { TextareaField } from '@counterpoint/catalogue/fields';
import { useHost } from '@counterpoint/contract';
import { coversRights, overlapsAny, restOfClaim } from '@counterpoint/domain/cases';
import { formatProblem, problemsIn, type RightsLine, segmentsOf } from '@counterpoint/domain/recording-rights';
import {
  type RecordingDetails,
  type RightsClaim,
  type RightView,
  rightsClaim,
} from '@counterpoint/domain/schemas/recordings';
import { MIN_STATEMENT_LENGTH } from '@counterpoint/domain/schemas/requests';
import { Alert, Box, Button, Heading, Stack } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { changeRightsClaim, claimRights } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/claims.generated.ts';
import { formatRightsLine } from '../../../ui/rights/format-right.ts';
import { RightLineFields, rightFieldsAt } from '../../../ui/rights/right-line-fields.tsx';
import { newRight, type RightValues, toOwnLine, valuesOf } from '../../../ui/rights/right-values.ts';
import { shownOf, shownOfValues } from '../../../ui/rights/shown-right.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { claimOf, otherClaims } from './claimed-values.ts';
import { statedClaim } from './stated-claim.ts';

interface Values {
  readonly lines: RightValues[];
  readonly statement: string;
}

export function RightsClaimDialog({ recording, onClose }: { recording: RecordingDetails; onClose: () => void }) {
  const { http, notify, user } = useHost();
  const now = useEntry(RECORDINGS, recording.id).data ?? recording;
  const sendAt = useShownEntry(RECORDINGS, recording);
  const mine = statedClaim(recording);
  const isChange = mine.length > 0;
  const party = ownParty(user);
  const dialogForm = useDialogForm<Values, RightsClaim>({
    isCheckedOnLeave: true,
    refresh: useEntryChanged(RECORDINGS),
    initial: { lines: isChange ? mine.map(valuesOf) : party ? [newRight(party)] : [], statement: '' },
    schema: rightsClaim,
    read: ({ lines, statement }) => ({ lines: lines.map(toOwnLine), statement }),
    send: async (claim, idempotencyKey) => {
      const after = await sendAt((shown) =>
        claimOf(shown.version === recording.version ? recording : now).length > 0
          ? changeRightsClaim(http, shown, claim)
          : claimRights(http, shown, { ...claim, idempotencyKey }),
      );
      notify(outcomeOf(after, isChange), { type: 'success' });
    },
    onDone: onClose,
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const { control, formState } = dialogForm.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' });
  function handleRemove(index: number) {
    remove(index);
    // The pressed button disappears with its line.
    addButton.current?.focus();
  }
  return (
    <FormDialog
      isWide
      title={(isChange ? text.changeIn : text.claimIn)({ title: fullTitle(recording) })}
      submitLabel={isChange ? text.save() : text.claimThese()}
      dialogForm={dialogForm}
      fields={formState.isSubmitted ? fieldsOf(lines) : []}
      onClose={onClose}
    >
      <ChangedMeanwhile shown={recording} now={now} />
      <Consequences others={otherClaims(now)} mine={claimOf(now)} lines={lines} />
      {fields.map(({ id }, index) => (
        <Line key={id} index={index} onRemove={fields.length > 1 ? handleRemove : null} />
      ))}
      {party && (
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          onClick={() => append(newRight(party), { shouldFocus: false })}
        >
          {text.addRight()}
        </Button>
      )}
      <TextareaField<Values>
        name="statement"
        label={text.reason()}
        help={text.reasonHelp({ min: MIN_STATEMENT_LENGTH })}
      />
    </FormDialog>
  );
}

const MAX_LISTED = 3;

/** Focus moves to the summary, so it stays empty until the first submission. */
function fieldsOf(lines: readonly RightValues[]): string[] {
  return [...lines.flatMap((_, index) => rightFieldsAt(`lines.${index}`)), 'lines', 'statement'];
}

interface LineProps {
  readonly index: number;
  /** Null if it is the only one. */
  readonly onRemove: ((index: number) => void) | null;
}

function Line({ index, onRemove }: LineProps) {
  const number = index + 1;
  return (
    <Box as="section" aria-label={text.right({ number })} paddingTop={index > 0 ? '4' : '0'}>
      {onRemove && (
        <Stack direction="row" justify="space-between" align="center" paddingBottom="2">
          <Heading as="h3">{text.right({ number })}</Heading>
          <Button variant="ghost" size="sm" onClick={() => onRemove(index)}>
            {text.removeRight({ number })}
          </Button>
        </Stack>
      )}
      <RightLineFields name={`lines.${index}`} />
    </Box>
  );
}

interface ConsequencesProps {
  readonly others: readonly RightView[];
  readonly mine: readonly RightView[];
  readonly lines: readonly RightValues[];
}

function Consequences({ others, mine, lines }: ConsequencesProps) {
  const claimed = shownOfValues(lines);
  const entered = shownOf(others.filter(({ is_me }) => is_me));
  const rest = restOfClaim(claimed, { now: entered });
  const over = overlapsWith(others, rest);
  const isCaseOpen = overlapsWith(others, shownOf(mine)).length > 0;
  const isReadable = claimed.length > 0 && claimed.length === lines.length;
  if (isReadable && coversRights(entered, claimed))
    return <Alert tone="info" title={mine.length === 0 ? text.alreadyEntered() : text.releaseInstead()} />;
  const added = segmentsOf(claimed).some(overlapsAny(segmentsOf(entered))) && <AddedRights rest={rest} />;
  if (over.length === 0)
    return (
      <Alert tone="info" title={text.freeRights()}>
        {added}
      </Alert>
    );
  return (
    <Alert tone="warning" title={isCaseOpen ? text.caseContinues() : text.opensCase()}>
      {added}
      {over.slice(0, MAX_LISTED).map((problem) => (
        <p key={formatProblem(problem)}>{formatProblem(problem)}</p>
      ))}
      {over.length > MAX_LISTED && <p>{text.moreProblems({ count: over.length - MAX_LISTED })}</p>}
      {isCaseOpen ? (
        <p>{text.continuesHint()}</p>
      ) : (
        <p>
          {text.holdHint()} <ResponseDeadline of="recording" />
        </p>
      )}
    </Alert>
  );
}

function AddedRights({ rest }: { readonly rest: readonly RightsLine[] }) {
  const words = [...new Set(rest.map(formatRightsLine))];
  return (
    <>
      <p>{text.restIsAdded()}</p>
      {words.slice(0, MAX_LISTED).map((each) => (
        <p key={each}>{each}</p>
      ))}
      {words.length > MAX_LISTED && <p>{text.moreProblems({ count: words.length - MAX_LISTED })}</p>}
    </>
  );
}

/** Without overlaps among the others alone. */
function overlapsWith(others: readonly RightView[], lines: Parameters<typeof problemsIn>[0]) {
  const overlapsIn = (all: typeof lines) => problemsIn(all).filter(({ kind }) => kind === 'over');
  const known = new Set(overlapsIn(shownOf(others)).map(formatProblem));
  return overlapsIn([...shownOf(others), ...lines]).filter((problem) => !known.has(formatProblem(problem)));
}

/** Another case may be open about the recording. */
function outcomeOf(after: RecordingDetails, isChange: boolean): string {
  if (overlapsWith(otherClaims(after), shownOf(claimOf(after))).length > 0) return text.caseOpen();
  return isChange ? text.claimChanged() : text.claimDone();
}
