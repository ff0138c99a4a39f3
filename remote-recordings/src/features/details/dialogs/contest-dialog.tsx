import { FormDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type RecordingDetails, recordingContestation } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { contestRights } from '../../../api/recording-acts-api.ts';
import { useRecordingForm } from '../claims/use-recording-form.ts';

interface DialogProps {
  readonly recording: RecordingDetails;
  readonly onClose: () => void;
}

/** Objects to the rights one is given, and says why. */
export function ContestRightsDialog({ recording, onClose }: DialogProps) {
  const { http, notify } = useHost();
  const dialogForm = useRecordingForm<{ reason: string }, { reason: string }>({
    initial: { reason: '' },
    schema: recordingContestation,
    read: (values) => values,
    send: (body) => contestRights(http, recording, body),
    onDone() {
      notify('Your objection is with the submitter, and a case is open.', { type: 'success' });
      onClose();
    },
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title="Contest your rights"
      submitLabel="Contest my rights"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <Text>
        The recording is not registered while you disagree. A case opens with the submitter, who can correct the rights
        and ask you again.
      </Text>
      <Field
        label="What is wrong"
        help="Say which share you hold, for which uses, where and since when."
        error={formState.errors.reason?.message}
      >
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
