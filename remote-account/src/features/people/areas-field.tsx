import { portalAreaName } from '@counterpoint/contract/areas';
import { type Permissions, PORTAL_AREAS, type PortalArea } from '@counterpoint/domain/permissions';
import { CheckboxCards } from '@counterpoint/kit/form';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import * as text from '../../messages/people.generated.ts';

interface AreasFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, readonly PortalArea[]>;
  /** Offers the areas that this person may give. */
  readonly by: Permissions;
}

export function AreasField<Values extends FieldValues>({ control, name, by }: AreasFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const options = by.areas ?? PORTAL_AREAS;
  return (
    <CheckboxCards
      legend={text.areas()}
      help={text.areasHelp()}
      name={name}
      options={options.map((area) => ({ value: area, label: portalAreaName(area) }))}
      values={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

/** Null for all, as the API stores it. */
export function areasToSend(areas: readonly PortalArea[]): readonly PortalArea[] | null {
  return areas.length === PORTAL_AREAS.length ? null : areas;
}
