import { paths } from '../paths.ts';

/** The ids of the areas, in the order of the menu. */
export const AREA_IDS = ['compositions', 'recordings', 'oppositions', 'account'] as const;
/** The id of an area: also the name of its remote's package, after `remote-`. */
export type AreaId = (typeof AREA_IDS)[number];

/** What the host must know of an area before any of its code has loaded. */
export interface AreaEntry {
  readonly id: AreaId;
  /** As the menu shows it. */
  readonly label: string;
  /** Under 480 to 768 pixels the menu is a rail: the word below the icon. */
  readonly shortLabel: string;
  /** The name of an icon of the kit. */
  readonly icon: 'music' | 'disc' | 'scales' | 'person';
  /** Where the menu leads. */
  readonly href: string;
  /** Path prefixes that this area answers without a session. */
  readonly publicPaths: readonly string[];
  /** Path prefixes that this area answers with a session. */
  readonly privatePaths: readonly string[];
}

/** Every area, in the order of the menu. A new area is one entry here. */
export const areas: readonly AreaEntry[] = [
  {
    id: 'compositions',
    label: 'Music Composition',
    shortLabel: 'Works',
    icon: 'music',
    href: paths.compositions.list(),
    publicPaths: ['/verify'],
    privatePaths: ['/music-composition'],
  },
  {
    id: 'recordings',
    label: 'Sound Recordings',
    shortLabel: 'Recordings',
    icon: 'disc',
    href: paths.recordings.list(),
    publicPaths: [],
    privatePaths: ['/sound-recordings', '/sound-recording'],
  },
  {
    id: 'oppositions',
    label: 'Works in Dispute',
    shortLabel: 'Disputes',
    icon: 'scales',
    href: paths.oppositions.list(),
    publicPaths: [],
    privatePaths: ['/musical-opposition'],
  },
  {
    id: 'account',
    label: 'Account',
    shortLabel: 'Account',
    icon: 'person',
    href: paths.account.profile(),
    publicPaths: ['/signup', '/email-password-reset-link', '/account/password/reset'],
    privatePaths: ['/profile', '/personal-identifiers', '/password-change', '/rightsholder', '/help'],
  },
];

/** The area that answers a path, and whether that needs a session; null where the host or nobody does. */
export function areaOfPath(pathname: string): { area: AreaEntry; access: 'public' | 'private' } | null {
  for (const area of areas) {
    if (area.publicPaths.some((prefix) => isBelow(pathname, prefix))) return { area, access: 'public' };
    if (area.privatePaths.some((prefix) => isBelow(pathname, prefix))) return { area, access: 'private' };
  }
  return null;
}

function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
