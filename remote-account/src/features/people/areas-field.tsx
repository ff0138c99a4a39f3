import { portalAreaName } from '@counterpoint/contract/areas';
import { type Permissions, PORTAL_AREAS, type PortalArea } from '@counterpoint/domain/permissions';
import { CheckboxCards } from '@counterpoint/kit/form';
import * as text from '../../messages/people.generated.ts';

interface AreasFieldProps {
  /** Offers the areas that this person may give. */
  readonly by: Permissions;
  readonly value: readonly PortalArea[];
  readonly onChange: (areas: PortalArea[]) => void;
  readonly error: string | undefined;
}

export function AreasField({ by, value, onChange, error }: AreasFieldProps) {
  const options = by.areas ?? PORTAL_AREAS;
  return (
    <CheckboxCards
      legend={text.areas()}
      help={text.areasHelp()}
      name="areas"
      options={options.map((area) => ({ value: area, label: portalAreaName(area) }))}
      values={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** Null for all, as the API stores it. */
export function areasToSend(areas: readonly PortalArea[]): readonly PortalArea[] | null {
  return areas.length === PORTAL_AREAS.length ? null : areas;
}
