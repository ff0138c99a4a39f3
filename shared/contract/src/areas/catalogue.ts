import type { Message } from '@counterpoint/messages';
import * as text from '../messages/menu.generated.ts';
import { paths } from '../paths.ts';

export const AREA_IDS = ['compositions', 'recordings', 'oppositions', 'account'] as const;
/** Also the suffix of the package, `remote-<id>`. */
export type AreaId = (typeof AREA_IDS)[number];

export interface AreaEntry {
  readonly id: AreaId;
  readonly label: Message;
  /** Below the icon in the navigation rail, from 480 to 768 pixels. */
  readonly shortLabel: Message;
  readonly icon: 'music' | 'disc' | 'scales' | 'person';
  readonly href: string;
  /** Path prefixes; `publicPaths` need no session, `privatePaths` do. */
  readonly publicPaths: readonly string[];
  readonly privatePaths: readonly string[];
}

export const areas: readonly AreaEntry[] = [
  {
    id: 'compositions',
    label: text.compositions,
    shortLabel: text.worksInRail,
    icon: 'music',
    href: paths.compositions.list(),
    publicPaths: ['/verify', '/invitation'],
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
    publicPaths: ['/signup', '/email-password-reset-link', '/account/password/reset', '/people-invitation'],
    privatePaths: [
      '/profile',
      '/people',
      '/mandates',
      '/personal-identifiers',
      '/password-change',
      '/security',
      '/email-preferences',
      '/rightsholder',
      '/help',
    ],
  },
];

export function areaTitle(areaId: AreaId): string {
  return areas.find(({ id }) => id === areaId)?.label() ?? areaId;
}

/** Null if no area serves the path. */
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
