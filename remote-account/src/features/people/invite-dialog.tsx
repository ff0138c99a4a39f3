import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { AssignableRole, Role } from '@counterpoint/domain/permissions';
import { newPersonInvitation } from '@counterpoint/domain/schemas/members';
import { Field, Input } from '@counterpoint/kit/form';
import { Controller } from 'react-hook-form';
import { invitePerson, peopleKeys } from '../../api/people-api.ts';
import * as account from '../../messages/account.generated.ts';
import * as text from '../../messages/people.generated.ts';
import { RoleField } from './role-field.tsx';

interface Values {
  email: string;
  role: AssignableRole | null;
}

export function InviteDialog({ by, onClose }: { by: Role; onClose: () => void }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const initial: Values = { email: '', role: null };
  const dialogForm = useDialogForm<Values, { email: string; role: AssignableRole }>({
    initial,
    schema: newPersonInvitation,
    read: (values) => values,
    async send(invitation, key) {
      const { email } = await invitePerson(http, invitation, key);
      notify(text.invited({ email }), { type: 'success' });
    },
    onDone: onClose,
    refresh: () => queries.invalidateQueries({ queryKey: peopleKeys.all }),
  });
  const { register, control, formState } = dialogForm.form;
  return (
    <FormDialog
      title={text.invite()}
      submitLabel={text.sendInvitation()}
      dialogForm={dialogForm}
      fields={['email', 'role']}
      onClose={onClose}
    >
      <Field label={account.email()} help={text.emailHelp()} error={formState.errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
      <Controller
        name="role"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <RoleField by={by} value={value} onChange={onChange} error={error?.message} />
        )}
      />
    </FormDialog>
  );
}
