import { useFieldError } from '@counterpoint/catalogue/fields';
import type { ContributorRole } from '@counterpoint/domain/schemas';
import { useFormContext, useWatch } from 'react-hook-form';
import { RolesPicker } from '../../../ui/roles-picker.tsx';
import type { DraftValues } from '../draft-values.ts';

interface RolesFieldProps {
  readonly index: number;
  readonly name: string;
}

export function RolesField({ index, name }: RolesFieldProps) {
  const { control, setValue } = useFormContext<DraftValues>();
  const at = `contributors.${index}.roles` as const;
  const roles = useWatch({ control, name: at });
  const error = useFieldError(at);
  function handleChange(next: ContributorRole[]) {
    setValue(at, next, { shouldDirty: true, shouldValidate: error !== undefined });
  }
  return <RolesPicker id={at} name={name} roles={roles} onChange={handleChange} error={error} />;
}
