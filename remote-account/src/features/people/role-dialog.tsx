import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { type AssignableRole, type Permissions, PORTAL_AREAS, type PortalArea } from '@counterpoint/domain/permissions';
import { type MemberPerson, type RoleChange, roleChange } from '@counterpoint/domain/schemas/members';
import { PEOPLE_KEY, peopleOf } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { AreasField, areasToSend } from './areas-field.tsx';
import { RoleField } from './role-field.tsx';

interface Values {
  role: AssignableRole | null;
  areas: readonly PortalArea[];
}

export function RoleDialog({ person, by, onClose }: { person: MemberPerson; by: Permissions; onClose: () => void }) {
  const { http, notify } = useHost();
  const { id, name } = person;
  const initial: Values = {
    role: person.role === 'owner' ? null : person.role,
    areas: person.areas ?? PORTAL_AREAS,
  };
  const dialogForm = useDialogForm<Values, RoleChange>({
    initial,
    schema: roleChange,
    read: ({ role, areas }) => ({ role, areas: areasToSend(areas) }),
    send: (change) => peopleOf(http).changeRole(id, change),
    onDone() {
      notify(text.roleChanged({ name }), { type: 'success' });
      onClose();
    },
    refresh: useRefresh(PEOPLE_KEY),
  });
  const { control } = dialogForm.form;
  return (
    <FormDialog
      title={text.changeRoleOf({ name })}
      submitLabel={text.changeRole()}
      dialogForm={dialogForm}
      fields={['role', 'areas']}
      onClose={onClose}
    >
      <RoleField control={control} name="role" by={by} />
      <AreasField control={control} name="areas" by={by} />
    </FormDialog>
  );
}
