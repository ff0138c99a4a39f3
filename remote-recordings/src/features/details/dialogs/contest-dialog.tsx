import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import type { EntryDialogProps } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type RecordingDetails, recordingContestation } from '@counterpoint/domain/schemas/recordings';
import { Alert, Text } from '@counterpoint/kit/core';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/details.generated.ts';
import { formatRight } from '../../../ui/rights/format-right.ts';
import { myRightsIn } from '../../../ui/rights/my-rights.ts';

export function ContestDialog({ entry, onClose }: EntryDialogProps<RecordingDetails>) {
  const { http } = useHost();
  const mine = myRightsIn(entry);
  const sendAt = useShownEntry(RECORDINGS, entry);
  return (
    <ReasonDialog
      title={text.contest()}
      submitLabel={text.contestSubmit()}
      label={text.contestReason()}
      help={text.contestHelp()}
      schema={recordingContestation}
      send={(body) => sendAt((shown) => RECORDINGS.contest(http, shown, body))}
      done={text.contestDone()}
      refresh={useEntryChanged(RECORDINGS)}
      onClose={onClose}
    >
      <Text>{text.contestHint()}</Text>
      {mine.length > 0 && (
        <Alert tone="warning" title={text.contestHold()}>
          {mine.map((line) => (
            <p key={`${line.valid_from} ${formatRight(line)}`}>{formatRight(line)}</p>
          ))}
        </Alert>
      )}
    </ReasonDialog>
  );
}
