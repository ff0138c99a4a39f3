import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { RecordedWork, RecordingDetails } from '@counterpoint/domain/schemas';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { unlinkWork } from '../../../api/links-api.ts';
import { recordingKeys } from '../../../api/recordings-api.ts';
import { useRecordingsChanged } from '../claims/use-recording-form.ts';
import { titleOf } from '../facts-in-words.ts';

/** Takes a link with a work back, once more asked. */
export function UnlinkButton({ recording, work }: { recording: RecordingDetails; work: RecordedWork }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const refresh = useRecordingsChanged();
  const [isAsking, setAsking] = useState(false);
  const unlinking = useMutation({
    mutationFn: () => unlinkWork(http, recording.id, work.composition_id),
    onSuccess(works) {
      queries.setQueryData(recordingKeys.works(recording.id), works);
      notify('The link is taken back.', { type: 'success' });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: refresh,
  });
  function handleConfirm() {
    setAsking(false);
    unlinking.mutate();
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        loading={unlinking.isPending}
        aria-label={`Unlink ${work.title}`}
        onClick={() => setAsking(true)}
      >
        Unlink
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Unlink “${work.title}”?`}
        confirmLabel="Unlink"
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        “{titleOf(recording)}” no longer shows the work, nor the work the recording. Who submitted it is told. The two
        can be linked again.
      </ConfirmDialog>
    </>
  );
}
