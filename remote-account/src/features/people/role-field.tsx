import { ASSIGNABLE_ROLES, type AssignableRole, mayAssign, type Permissions } from '@counterpoint/domain/permissions';
import { RadioCards } from '@counterpoint/kit/form';
import type { Message } from '@counterpoint/messages';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import * as text from '../../messages/people.generated.ts';
import { useChoice } from '../../ui/use-choice.ts';

const EXPLANATIONS: Readonly<Record<AssignableRole, Message>> = text.explanations;

interface RoleFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, AssignableRole | null>;
  /** Offers the roles that this one may give. */
  readonly by: Permissions;
}

export function RoleField<Values extends FieldValues>({ control, name, by }: RoleFieldProps<Values>) {
  const choice = useChoice(control, name);
  const options = ASSIGNABLE_ROLES.filter((role) => mayAssign(by, { role, areas: by.areas }));
  return (
    <RadioCards
      {...choice}
      legend={text.role()}
      options={options.map((role) => ({ value: role, label: text.names[role](), help: EXPLANATIONS[role]() }))}
    />
  );
}
