import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { ContestForm, ContestPreview, contestDone, contestRespondents } from '@counterpoint/catalogue/contest';
import { useEntry, useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/revisions';
import { useHost } from '@counterpoint/contract';
import { contestRights } from '@counterpoint/domain/cases';
import {
  ownRightLine,
  type RecordingContestation,
  type RecordingDetails,
  type RightView,
  recordingContestation,
} from '@counterpoint/domain/schemas/recordings';
import { Box, Text } from '@counterpoint/kit/core';
import { type FieldError, get, useWatch } from 'react-hook-form';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/details.generated.ts';
import {
  type ClaimedRight,
  claimedIn,
  claimedLines,
  formatHolds,
  formatOutcome,
} from '../../../ui/rights/contested-rights.ts';
import { formatRight } from '../../../ui/rights/format-right.ts';
import { myParty } from '../../../ui/rights/my-party.ts';
import { myRightsIn } from '../../../ui/rights/my-rights.ts';
import { RightLineFields } from '../../../ui/rights/right-line-fields.tsx';
import { type RightValues, valuesOf } from '../../../ui/rights/right-values.ts';

interface Values {
  readonly reason: string;
  readonly rights: RightValues[];
}

const FIELDS = ['role', 'share', 'valid_from', 'valid_to', 'uses', 'territories', 'source'] as const;

export function ContestDialog({ entry: recording, onClose }: EntryDialogProps<RecordingDetails>) {
  const { http, notify } = useHost();
  const active = useEntry(RECORDINGS, recording.id).data ?? recording;
  const given = myRightsIn(recording);
  // A member whom the revision removes claims the active revision's rights, unless they enter others.
  const unchanged = given.length > 0 ? given : myRightsIn(active);
  const sendAt = useShownEntry(RECORDINGS, recording);
  const dialogForm = useDialogForm<Values, RecordingContestation>({
    refresh: useEntryChanged(RECORDINGS),
    // Shares stay empty, so that nobody submits what they contest.
    initial: { reason: '', rights: unchanged.map((line) => ({ ...valuesOf(line), share: '' })) },
    schema: recordingContestation,
    read: ({ reason, rights }) => ({ reason, rights: claimedIn(rights, unchanged) }),
    fieldOf: (path, { rights }) =>
      path.replace(/^rights\.(\d+)/, (own, sent) => {
        const line = claimedLines(rights, unchanged)[Number(sent)];
        return line ? `rights.${line.index}` : own;
      }),
    send: (body) => sendAt((shown) => RECORDINGS.contest(http, shown, body)),
    onDone: () => {
      notify(contestDone(), { type: 'success' });
      onClose();
    },
  });
  const { control, setValue, trigger, formState } = dialogForm.form;
  const rights = useWatch({ control, name: 'rights' });
  function errorAt(path: string): string | undefined {
    const error: FieldError | undefined = get(formState.errors, path);
    return error?.message;
  }
  return (
    <ContestForm
      given="rights"
      isWide
      dialogForm={dialogForm}
      fields={rights.flatMap((_, index) => FIELDS.map((field) => `rights.${index}.${field}`))}
      onClose={onClose}
    >
      <Preview recording={recording} given={given} mine={unchanged[0]} claimed={claimedIn(rights, unchanged)} />
      {unchanged.map((line, index) => {
        const value = rights[index];
        return (
          value && (
            <Box key={`${line.valid_from} ${formatRight(line)}`} as="section" aria-label={formatRight(line)}>
              <Text color="muted" marginBottom="3">
                {text.contestStated({ right: formatRight(line) })}
              </Text>
              <RightLineFields
                name={`rights.${index}`}
                value={value}
                errorAt={errorAt}
                onChange={(next) =>
                  setValue(`rights.${index}`, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
                }
                onLeave={(field) => formState.isSubmitted && void trigger(`rights.${index}.${field}`)}
              />
            </Box>
          )
        );
      })}
    </ContestForm>
  );
}

interface PreviewProps {
  readonly recording: RecordingDetails;
  readonly given: readonly RightView[];
  /** Of the member who contests: under a mandate, not that of the one who reads this. */
  readonly mine: RightView | undefined;
  readonly claimed: readonly ClaimedRight[];
}

function Preview({ recording, given, mine, claimed }: PreviewProps) {
  const { user } = useHost();
  const me = mine ? { id: mine.party_id, name: mine.name } : myParty(user);
  if (!me || claimed.some((line) => !ownRightLine.safeParse(line).success)) return null;
  const contested = contestRights(recording.rights, { party: me, given, claimed });
  return (
    <ContestPreview
      of="recording"
      holds={formatHolds(contested.scope)}
      outcome={formatOutcome(contested)}
      respondents={contestRespondents(recording.rights, contested)}
    />
  );
}
