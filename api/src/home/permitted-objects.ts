import { may, type Need, type Permissions } from '@counterpoint/domain/permissions';
import type { ObjectLink } from '@counterpoint/domain/schemas/home';

const NEEDS: Readonly<Record<ObjectLink['type'], Need>> = {
  composition: 'compositions:read',
  work_import: 'compositions:read',
  recording: 'recordings:read',
  recording_import: 'recordings:read',
  opposition: 'disputes:read',
  isni_application: 'account:read',
  party_claim: 'account:read',
  mandate: 'account:read',
};

export function maySee(person: Permissions, { type }: Pick<ObjectLink, 'type'>): boolean {
  return may(person, NEEDS[type]);
}

/** Null for all. */
export function permittedTypes(person: Permissions): ObjectLink['type'][] | null {
  if (person.areas === null) return null;
  // `Object.keys` loses the type of the keys.
  return (Object.keys(NEEDS) as ObjectLink['type'][]).filter((type) => maySee(person, { type }));
}

/** Only the owner and managers see who may act for the member. */
export function mayBeNotified(person: Permissions, kind: string): boolean {
  return kind !== 'mandate_changed' || may(person, 'people:read');
}
