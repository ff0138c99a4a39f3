import { type AreaEntry, type AreaId, areaOfPath, areas } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/shell.generated.ts';

export interface MenuEntry {
  readonly label: Message;
  readonly shortLabel: Message;
  readonly icon: AreaEntry['icon'] | 'dashboard' | 'help';
  readonly href: string;
  /** The area whose code the entry leads to; the dashboard is the host's own. */
  readonly areaId?: AreaId;
}

/** Given: the dashboard, then the areas in the order of the catalogue. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: text.dashboard, shortLabel: text.dashboard, icon: 'dashboard', href: paths.dashboard() },
  ...areas.map(({ id, label, shortLabel, icon, href }) => ({ label, shortLabel, icon, href, areaId: id })),
];

/** At the foot of the menu: a page of the account, yet what a member looks for when nothing else is clear. */
export const HELP_ENTRY: MenuEntry = {
  label: text.help,
  shortLabel: text.help,
  icon: 'help',
  href: paths.account.help(),
  areaId: 'account',
};

/** Whether the user is at or below an entry: every page of an area counts, also those at other prefixes. */
export function isActive(entry: MenuEntry, pathname: string): boolean {
  if (!entry.areaId) return pathname === entry.href;
  const place = areaOfPath(pathname);
  return place?.access === 'private' && place.area.id === entry.areaId;
}
