import { FormDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type RecordingDetails, withdrawal } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { withdrawRecording } from '../../../api/recording-acts-api.ts';
import { useRecordingForm } from '../claims/use-recording-form.ts';
import { titleOf } from '../facts-in-words.ts';

/** Withdraws a recording, with a reason that everybody named in it is told. */
export function WithdrawDialog({ recording, onClose }: { recording: RecordingDetails; onClose: () => void }) {
  const { http, notify } = useHost();
  const dialogForm = useRecordingForm<{ reason: string }, { reason: string }>({
    initial: { reason: '' },
    schema: withdrawal,
    read: (values) => values,
    send: (body) => withdrawRecording(http, recording, body),
    onDone() {
      notify('The recording is withdrawn.', { type: 'success' });
      onClose();
    },
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={`Withdraw “${titleOf(recording)}”?`}
      submitLabel="Withdraw the recording"
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <Text>
        {recording.registered_at
          ? 'It leaves the repertoire, and nothing is paid for it any more.'
          : 'Nobody is asked any more, and it is not registered.'}{' '}
        Everybody named in it is told. This cannot be undone; you can register the recording anew.
      </Text>
      <Field label="Why you withdraw it" error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
