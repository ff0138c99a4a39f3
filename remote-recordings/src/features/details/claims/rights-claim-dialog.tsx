import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { ResponseDeadline } from '@counterpoint/catalogue/contest';
import { useEntry, useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
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
import { Field, Textarea } from '@counterpoint/kit/form';
import { fullTitle } from '@counterpoint/kit/text';
import { useRef } from 'react';
import { type FieldError, get, useWatch } from 'react-hook-form';
import { changeRightsClaim, claimRights } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/claims.generated.ts';
import { myParty } from '../../../ui/rights/my-party.ts';
import { RightLineFields } from '../../../ui/rights/right-line-fields.tsx';
import { newRight, type RightValues, toOwnLine, valuesOf } from '../../../ui/rights/right-values.ts';
import { shownOf, shownOfValues } from '../../../ui/rights/shown-right.ts';
import { useRevalidation } from '../../../ui/rights/use-revalidation.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { claimOf, formatRightsLine, otherClaims } from './claimed-values.ts';
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
  const party = myParty(user);
  const dialogForm = useDialogForm<Values, RightsClaim>({
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
  const { control, register, setValue, trigger, formState } = dialogForm.form;
  const lines = useWatch({ control, name: 'lines' });
  const revalidate = useRevalidation({ form: dialogForm.form, list: 'lines', fields: FIELDS, pathOf });
  function change(next: RightValues[]) {
    setValue('lines', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    revalidate(lines, next);
  }
  function errorAt(path: string): string | undefined {
    const error: FieldError | undefined = get(formState.errors, path);
    return error?.message;
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
      {lines.map((value, index) => (
        <Line
          // Lines have no id, and keep no state between renders.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          index={index}
          value={value}
          errorAt={errorAt}
          count={lines.length}
          onChange={(next) => change(lines.with(index, next))}
          onLeave={(field) => void trigger(pathOf(index, field))}
          onRemove={() => {
            change(lines.toSpliced(index, 1));
            // The pressed button disappears with its line.
            addButton.current?.focus();
          }}
        />
      ))}
      {party && (
        <Button ref={addButton} variant="outline" size="sm" onClick={() => change([...lines, newRight(party)])}>
          {text.addRight()}
        </Button>
      )}
      <Field label={text.reason()} help={text.reasonHelp({ min: MIN_STATEMENT_LENGTH })} error={errorAt('statement')}>
        <Textarea {...register('statement')} />
      </Field>
    </FormDialog>
  );
}

const MAX_LISTED = 3;

const FIELDS = ['role', 'share', 'valid_from', 'valid_to', 'uses', 'territories', 'source'] as const;

function pathOf(index: number, field: keyof RightValues) {
  return `lines.${index}.${field}` as const;
}

/** Focus moves to the summary, so it stays empty until the first submission. */
function fieldsOf(lines: readonly RightValues[]): string[] {
  return [...lines.flatMap((_, index) => FIELDS.map((field) => pathOf(index, field))), 'lines', 'statement'];
}

interface LineProps {
  readonly index: number;
  readonly count: number;
  readonly value: RightValues;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (value: RightValues) => void;
  readonly onLeave: (field: keyof RightValues) => void;
  readonly onRemove: () => void;
}

function Line({ index, count, value, errorAt, onChange, onLeave, onRemove }: LineProps) {
  const name = `lines.${index}`;
  return (
    <Box as="section" aria-label={text.right({ number: index + 1 })} paddingTop={index > 0 ? '4' : '0'}>
      {count > 1 && (
        <Stack direction="row" justify="space-between" align="center" paddingBottom="2">
          <Heading as="h3">{text.right({ number: index + 1 })}</Heading>
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {text.removeRight({ number: index + 1 })}
          </Button>
        </Stack>
      )}
      <RightLineFields name={name} value={value} onChange={onChange} errorAt={errorAt} onLeave={onLeave} />
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
