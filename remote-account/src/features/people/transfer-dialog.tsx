import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type MemberPerson, ownershipTransfer } from '@counterpoint/domain/schemas/members';
import { Text } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { peopleKeys, transferOwnership } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';

interface TransferDialogProps {
  readonly person: MemberPerson;
  readonly member: string;
  readonly onClose: () => void;
}

export function TransferDialog({ person: { id, name }, member, onClose }: TransferDialogProps) {
  const { http, notify, refreshProfile } = useHost();
  const queries = useQueryClient();
  const dialogForm = useDialogForm({
    initial: { password: '' },
    schema: ownershipTransfer,
    read: (values) => values,
    send: ({ password }) => transferOwnership(http, id, password),
    onDone() {
      notify(text.transferred({ name, member }), { type: 'success' });
      onClose();
    },
    refresh: () => Promise.all([queries.invalidateQueries({ queryKey: peopleKeys.all }), refreshProfile()]),
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={text.transferQuestion({ name })}
      submitLabel={text.transfer()}
      tone="danger"
      dialogForm={dialogForm}
      fields={['password']}
      onClose={onClose}
    >
      <Text>{text.transferEffect({ name, member })}</Text>
      <Field label={text.yourPassword()} error={formState.errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
