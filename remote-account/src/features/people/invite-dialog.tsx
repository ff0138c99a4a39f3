import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { type AssignableRole, type Permissions, PORTAL_AREAS, type PortalArea } from '@counterpoint/domain/permissions';
import { type NewPersonInvitation, newPersonInvitation } from '@counterpoint/domain/schemas/members';
import { Field, Input } from '@counterpoint/kit/form';
import { Controller } from 'react-hook-form';
import { invitePerson, PEOPLE_KEY } from '../../api/people-api.ts';
import * as account from '../../messages/account.generated.ts';
import * as text from '../../messages/people.generated.ts';
import { AreasField, areasToSend } from './areas-field.tsx';
import { RoleField } from './role-field.tsx';

interface Values {
  email: string;
  role: AssignableRole | null;
  areas: readonly PortalArea[];
}

export function InviteDialog({ by, onClose }: { by: Permissions; onClose: () => void }) {
  const { http, notify } = useHost();
  const initial: Values = { email: '', role: null, areas: by.areas ?? PORTAL_AREAS };
  const dialogForm = useDialogForm<Values, NewPersonInvitation>({
    initial,
    schema: newPersonInvitation,
    read: (values) => ({ ...values, areas: areasToSend(values.areas) }),
    async send(invitation, key) {
      const { email } = await invitePerson(http, invitation, key);
      notify(text.invited({ email }), { type: 'success' });
    },
    onDone: onClose,
    refresh: useRefresh(PEOPLE_KEY),
  });
  const { register, control, formState } = dialogForm.form;
  return (
    <FormDialog
      title={text.invite()}
      submitLabel={text.sendInvitation()}
      dialogForm={dialogForm}
      fields={['email', 'role', 'areas']}
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
      <Controller
        name="areas"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <AreasField by={by} value={value} onChange={onChange} error={error?.message} />
        )}
      />
    </FormDialog>
  );
}
