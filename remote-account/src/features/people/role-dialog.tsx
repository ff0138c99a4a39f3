import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { AssignableRole, Role } from '@counterpoint/domain/permissions';
import { type MemberPerson, roleChange } from '@counterpoint/domain/schemas/members';
import { Controller } from 'react-hook-form';
import { changeRole, peopleKeys } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { RoleField } from './role-field.tsx';

interface RoleDialogProps {
  readonly person: MemberPerson;
  readonly by: Role;
  readonly onClose: () => void;
}

export function RoleDialog({ person, by, onClose }: RoleDialogProps) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const { id, name } = person;
  const dialogForm = useDialogForm({
    initial: { role: person.role === 'owner' ? null : person.role } as { role: AssignableRole | null },
    schema: roleChange,
    read: (values) => values,
    send: ({ role }) => changeRole(http, id, role),
    onDone() {
      notify(text.roleChanged({ name }), { type: 'success' });
      onClose();
    },
    refresh: () => queries.invalidateQueries({ queryKey: peopleKeys.all }),
  });
  return (
    <FormDialog
      title={text.changeRoleOf({ name })}
      submitLabel={text.changeRole()}
      dialogForm={dialogForm}
      fields={['role']}
      onClose={onClose}
    >
      <Controller
        name="role"
        control={dialogForm.form.control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <RoleField by={by} value={value} onChange={onChange} error={error?.message} />
        )}
      />
    </FormDialog>
  );
}
