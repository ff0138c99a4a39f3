import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type RecordingDetails, recordingContestation } from '@counterpoint/domain/schemas/recordings';
import { Text } from '@counterpoint/kit/core';
import { RECORDINGS } from '../../../api/recordings.ts';

export function ContestDialog({ entry, onClose }: EntryDialogProps<RecordingDetails>) {
  const { http } = useHost();
  const sendAt = useShownEntry(RECORDINGS, entry);
  return (
    <ReasonDialog
      title="Contest your rights"
      submitLabel="Contest my rights"
      label="What is wrong"
      help="Say which share you hold, for which uses, where and since when."
      schema={recordingContestation}
      send={(body) => sendAt((shown) => RECORDINGS.contest(http, shown, body))}
      done="Your objection is with the submitter, and a case is open."
      refresh={useEntryChanged(RECORDINGS)}
      onClose={onClose}
    >
      <Text>
        The recording is not registered while you disagree. A case opens with the submitter, who can correct the rights
        and ask you again.
      </Text>
    </ReasonDialog>
  );
}
