import { portalAreaName } from '@counterpoint/contract/areas';
import { type Permissions, PORTAL_AREAS, type PortalArea } from '@counterpoint/domain/permissions';
import { CheckboxCards } from '@counterpoint/kit/form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import * as text from '../../messages/people.generated.ts';
import { useChoice } from '../../ui/use-choice.ts';

interface AreasFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, readonly PortalArea[]>;
  /** Offers the areas that this person may give. */
  readonly by: Permissions;
}

export function AreasField<Values extends FieldValues>({ control, name, by }: AreasFieldProps<Values>) {
  const { value: values, ...choice } = useChoice(control, name);
  const options = by.areas ?? PORTAL_AREAS;
  return (
    <CheckboxCards
      {...choice}
      values={values}
      legend={text.areas()}
      help={text.areasHelp()}
      options={options.map((area) => ({ value: area, label: portalAreaName(area) }))}
    />
  );
}

/** Null for all, as the API stores it. */
export function areasToSend(areas: readonly PortalArea[]): readonly PortalArea[] | null {
  return areas.length === PORTAL_AREAS.length ? null : areas;
}
