import { portalAreaName } from '@counterpoint/contract/areas';
import {
  ASSIGNABLE_ROLES,
  type AssignableRole,
  mayAssign,
  type Permissions,
  PORTAL_AREAS,
  type PortalArea,
} from '@counterpoint/domain/permissions';
import { CheckboxCards, RadioCards } from '@counterpoint/kit/form';
import { useFormContext } from 'react-hook-form';
import * as text from '../../messages/people.generated.ts';
import { useChoice } from '../../ui/use-choice.ts';

export interface PermissionValues {
  role: AssignableRole | null;
  areas: readonly PortalArea[];
}

/** Offers the roles and areas that a person may give. */
export function PermissionFields({ by }: { by: Permissions }) {
  const { control } = useFormContext<PermissionValues>();
  const { value: values, ...areas } = useChoice(control, 'areas');
  const roles = ASSIGNABLE_ROLES.filter((role) => mayAssign(by, { role, areas: by.areas }));
  return (
    <>
      <RadioCards
        {...useChoice(control, 'role')}
        legend={text.role()}
        options={roles.map((role) => ({ value: role, label: text.names[role](), help: text.explanations[role]() }))}
      />
      <CheckboxCards
        {...areas}
        values={values}
        legend={text.areas()}
        help={text.areasHelp()}
        options={(by.areas ?? PORTAL_AREAS).map((area) => ({ value: area, label: portalAreaName(area) }))}
      />
    </>
  );
}

/** Null for all areas, as the API stores it. */
export function toPermissions({ role, areas }: PermissionValues) {
  return { role, areas: areas.length === PORTAL_AREAS.length ? null : areas };
}
