import { ownParty } from '@counterpoint/area-ui/parties';
import { ContestForm, ContestPreview, contestRespondents, useContestForm } from '@counterpoint/catalogue/contest';
import { useEntry } from '@counterpoint/catalogue/entry';
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
import { useWatch } from 'react-hook-form';
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
import { myRightsIn } from '../../../ui/rights/my-rights.ts';
import { RightLineFields, rightFieldsAt } from '../../../ui/rights/right-line-fields.tsx';
import { type RightValues, valuesOf } from '../../../ui/rights/right-values.ts';

interface Values {
  readonly reason: string;
  readonly rights: RightValues[];
}

export function ContestDialog({ entry: recording, onClose }: EntryDialogProps<RecordingDetails>) {
  const active = useEntry(RECORDINGS, recording.id).data ?? recording;
  const given = myRightsIn(recording);
  // A member whom the revision removes claims the active revision's rights, unless they enter others.
  const unchanged = given.length > 0 ? given : myRightsIn(active);
  const dialogForm = useContestForm<RecordingDetails, Values, RecordingContestation>({
    source: RECORDINGS,
    entry: recording,
    // Shares stay empty, so that nobody submits what they contest.
    initial: { reason: '', rights: unchanged.map((line) => ({ ...valuesOf(line), share: '' })) },
    schema: recordingContestation,
    read: ({ reason, rights }) => ({ reason, rights: claimedIn(rights, unchanged) }),
    fieldOf: (path, { rights }) =>
      path.replace(/^rights\.(\d+)/, (own, sent) => {
        const line = claimedLines(rights, unchanged)[Number(sent)];
        return line ? `rights.${line.index}` : own;
      }),
    onClose,
  });
  const rights = useWatch({ control: dialogForm.form.control, name: 'rights' });
  return (
    <ContestForm
      given="rights"
      isWide
      dialogForm={dialogForm}
      fields={rights.flatMap((_, index) => rightFieldsAt(`rights.${index}`))}
      onClose={onClose}
    >
      <Preview recording={recording} given={given} mine={unchanged[0]} claimed={claimedIn(rights, unchanged)} />
      {unchanged.slice(0, rights.length).map((line, index) => (
        <Box key={`${line.valid_from} ${formatRight(line)}`} as="section" aria-label={formatRight(line)}>
          <Text color="muted" marginBottom="3">
            {text.contestStated({ right: formatRight(line) })}
          </Text>
          <RightLineFields name={`rights.${index}`} />
        </Box>
      ))}
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
  const me = mine ? { id: mine.party_id, name: mine.name } : ownParty(user);
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
