import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { type Permissions, PORTAL_AREAS } from '@counterpoint/domain/permissions';
import { type MemberPerson, type RoleChange, roleChange } from '@counterpoint/domain/schemas/members';
import { PEOPLE_KEY, peopleOf } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { PermissionFields, type PermissionValues, toPermissions } from './permission-fields.tsx';

export function RoleDialog({ person, by, onClose }: { person: MemberPerson; by: Permissions; onClose: () => void }) {
  const { http, notify } = useHost();
  const { id, name } = person;
  const dialogForm = useDialogForm<PermissionValues, RoleChange>({
    initial: { role: person.role === 'owner' ? null : person.role, areas: person.areas ?? PORTAL_AREAS },
    schema: roleChange,
    read: toPermissions,
    send: (change) => peopleOf(http).changeRole(id, change),
    onDone() {
      notify(text.roleChanged({ name }), { type: 'success' });
      onClose();
    },
    refresh: useRefresh(PEOPLE_KEY),
  });
  return (
    <FormDialog
      title={text.changeRoleOf({ name })}
      submitLabel={text.changeRole()}
      dialogForm={dialogForm}
      fields={['role', 'areas']}
      onClose={onClose}
    >
      <PermissionFields by={by} />
    </FormDialog>
  );
}
