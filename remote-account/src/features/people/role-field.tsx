import { ASSIGNABLE_ROLES, type AssignableRole, mayAssign, type Permissions } from '@counterpoint/domain/permissions';
import { RadioCards } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as text from '../../messages/people.generated.ts';

const EXPLANATIONS: Readonly<Record<AssignableRole, Message>> = text.explanations;

interface RoleFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, AssignableRole | null>;
  /** Offers the roles that this one may give. */
  readonly by: Permissions;
}

export function RoleField<Values extends FieldValues>({ control, name, by }: RoleFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const options = ASSIGNABLE_ROLES.filter((role) => mayAssign(by, { role, areas: by.areas }));
  return (
    <RadioCards
      legend={text.role()}
      name={name}
      options={options.map((role) => ({ value: role, label: text.names[role](), help: EXPLANATIONS[role]() }))}
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
