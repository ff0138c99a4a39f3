import type { Message } from '@counterpoint/messages';
import * as text from '../messages/menu.generated.ts';
import { paths } from '../paths.ts';

/** The ids of the areas, in the order of the menu. */
export const AREA_IDS = ['compositions', 'recordings', 'oppositions', 'account'] as const;
/** Also the name of the remote's package, after `remote-`. */
export type AreaId = (typeof AREA_IDS)[number];

/** What the host needs to know about an area before its code loads. */
export interface AreaEntry {
  readonly id: AreaId;
  readonly label: Message;
  /** The word below the icon where the menu is a rail, from 480 to 768 pixels. */
  readonly shortLabel: Message;
  readonly icon: 'music' | 'disc' | 'scales' | 'person';
  readonly href: string;
  /** Prefixes of the pages that need no session. */
  readonly publicPaths: readonly string[];
  /** Prefixes of the pages that need a session. */
  readonly privatePaths: readonly string[];
}

/** Every area, in the order of the menu. A new area is one entry here. */
export const areas: readonly AreaEntry[] = [
  {
    id: 'compositions',
    label: text.compositions,
    shortLabel: text.worksInRail,
    icon: 'music',
    href: paths.compositions.list(),
    publicPaths: ['/verify'],
    privatePaths: ['/music-composition'],
  },
  {
    id: 'recordings',
    label: text.recordings,
    shortLabel: text.recordingsInRail,
    icon: 'disc',
    href: paths.recordings.list(),
    publicPaths: [],
    privatePaths: ['/sound-recordings', '/sound-recording'],
  },
  {
    id: 'oppositions',
    label: text.oppositions,
    shortLabel: text.disputesInRail,
    icon: 'scales',
    href: paths.oppositions.list(),
    publicPaths: [],
    privatePaths: ['/musical-opposition'],
  },
  {
    id: 'account',
    label: text.account,
    shortLabel: text.account,
    icon: 'person',
    href: paths.account.profile(),
    publicPaths: ['/signup', '/email-password-reset-link', '/account/password/reset'],
    privatePaths: ['/profile', '/personal-identifiers', '/password-change', '/rightsholder', '/help'],
  },
];

/** Returns the area that serves a path, and whether it needs a session; null if no area does. */
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
