import { type AreaEntry, type AreaId, areaOfPath, areas } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/shell.generated.ts';

export interface MenuEntry {
  readonly label: Message;
  readonly shortLabel: Message;
  readonly icon: AreaEntry['icon'] | 'dashboard' | 'help';
  readonly href: string;
  readonly areaId?: AreaId;
}

/** In the specified order. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: text.dashboard, shortLabel: text.dashboard, icon: 'dashboard', href: paths.dashboard() },
  ...areas.map(({ id, label, shortLabel, icon, href }) => ({ label, shortLabel, icon, href, areaId: id })),
];

export const HELP_ENTRY: MenuEntry = {
  label: text.help,
  shortLabel: text.help,
  icon: 'help',
  href: paths.account.help(),
  areaId: 'account',
};

export function isActive(entry: MenuEntry, pathname: string): boolean {
  if (!entry.areaId) return pathname === entry.href;
  const place = areaOfPath(pathname);
  return place?.access === 'private' && place.area.id === entry.areaId;
}
