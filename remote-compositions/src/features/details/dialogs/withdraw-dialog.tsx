import { FormDialog } from '@counterpoint/catalogue/versions';
import { useHost } from '@counterpoint/contract';
import { type CompositionDetails, withdrawal } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { Field, Textarea } from '@counterpoint/kit/form';
import { withdrawWork } from '../../../api/work-api.ts';
import { useWorkForm } from './use-work-form.ts';

/** Withdraws a work, with a reason that everybody named in it is told. */
export function WithdrawDialog({ work, onClose }: { work: CompositionDetails; onClose: () => void }) {
  const { http, notify } = useHost();
  const dialogForm = useWorkForm<{ reason: string }, { reason: string }>({
    initial: { reason: '' },
    schema: withdrawal,
    read: (values) => values,
    send: (body) => withdrawWork(http, work, body),
    onDone: () => {
      notify('The work is withdrawn.', { type: 'success' });
      onClose();
    },
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={`Withdraw “${work.title}”?`}
      submitLabel="Withdraw the work"
      tone="danger"
      dialogForm={dialogForm}
      fields={['reason']}
      onClose={onClose}
    >
      <Text>
        {work.registered_at
          ? 'It leaves the repertoire, and nothing is paid for it any more. Its ISWC stays on record with it.'
          : 'Nobody is asked any more, and it is not registered.'}{' '}
        Everybody named in it is told. This cannot be undone; you can register the work anew.
      </Text>
      <Field label="Why you withdraw it" error={formState.errors.reason?.message}>
        <Textarea {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
