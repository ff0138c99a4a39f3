import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import { type RecordingDetails, withdrawal } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { fullTitle } from '@counterpoint/kit/text';
import { RECORDINGS } from '../../../api/recordings.ts';

/** Withdraws a recording, with a reason that everybody named in it is told. */
export function WithdrawDialog({ recording, onClose }: { recording: RecordingDetails; onClose: () => void }) {
  const { http } = useHost();
  const sendAt = useShownEntry(RECORDINGS, recording);
  return (
    <ReasonDialog
      title={`Withdraw “${fullTitle(recording)}”?`}
      submitLabel="Withdraw the recording"
      tone="danger"
      label="Why you withdraw it"
      schema={withdrawal}
      send={(body) => sendAt((shown) => RECORDINGS.withdraw(http, shown, body))}
      done="The recording is withdrawn."
      refresh={useEntryChanged(RECORDINGS)}
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
