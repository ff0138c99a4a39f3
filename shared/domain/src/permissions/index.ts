/** Roles of a person in a member, from most to least. A member always has exactly one owner. */
export const ROLES = ['owner', 'manager', 'contributor', 'finance', 'reader'] as const;
export type Role = (typeof ROLES)[number];

/** Ownership is transferred instead. */
export const ASSIGNABLE_ROLES = ROLES.filter((role) => role !== 'owner');
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** The areas of the portal that a person's role can be limited to. */
export const PORTAL_AREAS = ['compositions', 'recordings', 'disputes', 'account'] as const;
export type PortalArea = (typeof PORTAL_AREAS)[number];

/**
 * What each needs of a limited role: one of these areas. `catalogue` is what they share, such as the search;
 * `finance` is what decides where money goes; `people` is who may act for the member.
 */
const OPENED_BY = {
  compositions: ['compositions'],
  recordings: ['recordings'],
  catalogue: ['compositions', 'recordings', 'disputes'],
  disputes: ['disputes'],
  account: ['account'],
  finance: ['account'],
  people: ['account'],
} as const satisfies Record<string, readonly PortalArea[]>;
type Area = keyof typeof OPENED_BY;

export type Act = 'read' | 'change';

/** The access that a call or a button needs. */
export type Need = `${Area}:${Act}`;
// The keys of an object literal are known to the compiler alone.
export const NEEDS = (Object.keys(OPENED_BY) as Area[]).flatMap((area): Need[] => [`${area}:read`, `${area}:change`]);

/** The role of a person, and the areas that it is limited to; null for all. */
export interface Permissions {
  readonly role: Role;
  readonly areas: readonly PortalArea[] | null;
}

type GrantedArea = Exclude<Area, 'compositions' | 'recordings'>;

/** `change` includes `read`. `catalogue` includes works and recordings. */
const GRANTS: Readonly<Record<Role, Readonly<Record<GrantedArea, Act | 'none'>>>> = {
  owner: { catalogue: 'change', disputes: 'change', account: 'change', finance: 'change', people: 'change' },
  manager: { catalogue: 'change', disputes: 'change', account: 'change', finance: 'change', people: 'change' },
  contributor: { catalogue: 'change', disputes: 'change', account: 'read', finance: 'read', people: 'none' },
  finance: { catalogue: 'read', disputes: 'read', account: 'read', finance: 'change', people: 'none' },
  reader: { catalogue: 'read', disputes: 'read', account: 'read', finance: 'read', people: 'none' },
};

export function may({ role, areas }: Permissions, need: Need): boolean {
  // A `Need` is an area and an act, by its type.
  const [area, act] = need.split(':') as [Area, Act];
  const grant = GRANTS[role][area === 'compositions' || area === 'recordings' ? 'catalogue' : area];
  const isOpen = areas === null || OPENED_BY[area].some((opening) => areas.includes(opening));
  return isOpen && (grant === act || grant === 'change');
}

/** Only the owner manages managers, and nobody gives an area that they don't have. */
export function mayAssign(by: Permissions, assigned: Permissions): boolean {
  const { areas } = by;
  const isWithin = areas === null || (assigned.areas?.every((area) => areas.includes(area)) ?? false);
  return may(by, 'people:change') && isWithin && ROLES.indexOf(assigned.role) > ROLES.indexOf(by.role);
}
