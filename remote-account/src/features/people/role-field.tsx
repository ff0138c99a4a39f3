import { ASSIGNABLE_ROLES, type AssignableRole, mayAssign, type Permissions } from '@counterpoint/domain/permissions';
import { RadioCards } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/people.generated.ts';
import { roleName } from '../../ui/role-name.ts';

const EXPLANATIONS: Readonly<Record<AssignableRole, Message>> = {
  manager: text.managerMay,
  contributor: text.contributorMay,
  finance: text.financeMay,
  reader: text.readerMay,
};

interface RoleFieldProps {
  /** Offers the roles that this one may give. */
  readonly by: Permissions;
  readonly value: AssignableRole | null;
  readonly onChange: (role: AssignableRole) => void;
  readonly error: string | undefined;
}

export function RoleField({ by, value, onChange, error }: RoleFieldProps) {
  const options = ASSIGNABLE_ROLES.filter((role) => mayAssign(by, { role, areas: by.areas }));
  return (
    <RadioCards
      legend={text.role()}
      name="role"
      options={options.map((role) => ({ value: role, label: roleName(role), help: EXPLANATIONS[role]() }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
