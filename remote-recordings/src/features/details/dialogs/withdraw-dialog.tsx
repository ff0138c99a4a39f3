import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type RecordingDetails, withdrawal } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { withdrawRecording } from '../../../api/recording-acts-api.ts';
import { useRecordingsChanged } from '../use-recordings-changed.ts';
import { useShownRecording } from '../use-shown-recording.ts';

/** Withdraws a recording, with a reason that everybody named in it is told. */
export function WithdrawDialog({ recording, onClose }: { recording: RecordingDetails; onClose: () => void }) {
  const { http } = useHost();
  const sendAt = useShownRecording(recording);
  return (
    <ReasonDialog
      title={`Withdraw “${fullTitle(recording)}”?`}
      submitLabel="Withdraw the recording"
      tone="danger"
      label="Why you withdraw it"
      schema={withdrawal}
      send={(body) => sendAt((shown) => withdrawRecording(http, shown, body))}
      done="The recording is withdrawn."
      refresh={useRecordingsChanged()}
      onClose={onClose}
    >
      <Text>
        {recording.registered_at
          ? 'It leaves the repertoire, and nothing is paid for it any more.'
          : 'Nobody is asked any more, and it is not registered.'}{' '}
        Everybody named in it is told. This cannot be undone; you can register the recording anew.
      </Text>
    </ReasonDialog>
  );
}
