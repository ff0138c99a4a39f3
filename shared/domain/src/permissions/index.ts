/** Roles of a person in a member, from most to least. A member always has exactly one owner. */
export const ROLES = ['owner', 'manager', 'contributor', 'finance', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/** Ownership is transferred instead. */
export const ASSIGNABLE_ROLES = ROLES.filter((role) => role !== 'owner');
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** `finance` is what decides where money goes; `people` is who may act for the member. */
export const AREAS = ['catalogue', 'disputes', 'account', 'finance', 'people'] as const;
export type Area = (typeof AREAS)[number];

export type Act = 'read' | 'change';

/** The access that a call or a button needs. */
export type Need = `${Area}:${Act}`;

/** `change` includes `read`. */
const GRANTS: Readonly<Record<Role, Readonly<Record<Area, Act | 'none'>>>> = {
  owner: { catalogue: 'change', disputes: 'change', account: 'change', finance: 'change', people: 'change' },
  manager: { catalogue: 'change', disputes: 'change', account: 'change', finance: 'change', people: 'change' },
  contributor: { catalogue: 'change', disputes: 'change', account: 'read', finance: 'read', people: 'none' },
  finance: { catalogue: 'read', disputes: 'read', account: 'read', finance: 'change', people: 'none' },
  reader: { catalogue: 'read', disputes: 'read', account: 'read', finance: 'read', people: 'none' },
};

export function may(role: Role, need: Need): boolean {
  // A `Need` is an area and an act, by its type.
  const [area, act] = need.split(':') as [Area, Act];
  const grant = GRANTS[role][area];
  return grant === act || grant === 'change';
}

/** Only the owner manages managers. */
export function mayAssign(role: Role, assigned: Role): boolean {
  return may(role, 'people:change') && ROLES.indexOf(assigned) > ROLES.indexOf(role);
}
