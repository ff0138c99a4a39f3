import { useMayVisit } from '@counterpoint/contract';
import { type AreaEntry, type AreaId, areaOfPath, areas } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { Link, useLocation } from '@counterpoint/contract/router';
import { Box, Flex, Icon, Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import { warmArea } from '../areas/warm-area.ts';
import * as text from '../messages/shell.generated.ts';

interface MenuListProps {
  readonly isRail?: boolean;
  readonly onFollow?: () => void;
}

export function MenuList({ isRail = false, onFollow }: MenuListProps) {
  const { pathname } = useLocation();
  // The help page belongs to Account, which is highlighted too.
  const isHelp = pathname === HELP_ENTRY.href;
  return (
    <Flex direction="column" justify="space-between" gap="8" flex="1">
      <Flex as="ul" direction="column" gap="1" listStyleType="none">
        {MENU_ENTRIES.map((entry) => (
          <PermittedItem key={entry.href} href={entry.href}>
            <Entry
              entry={entry}
              isHighlighted={isActive(entry, pathname)}
              isCurrent={isActive(entry, pathname) && !isHelp}
              isRail={isRail}
              onFollow={onFollow}
            />
          </PermittedItem>
        ))}
      </Flex>
      <Box>
        <Entry entry={HELP_ENTRY} isHighlighted={false} isCurrent={isHelp} isRail={isRail} onFollow={onFollow} />
      </Box>
    </Flex>
  );
}

/** Null for an area that the person's role doesn't include. */
function PermittedItem({ href, children }: { href: string; children: ReactNode }) {
  return useMayVisit(href) && <Box as="li">{children}</Box>;
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly isHighlighted: boolean;
  readonly isCurrent: boolean;
  readonly isRail: boolean;
  readonly onFollow: (() => void) | undefined;
}

function Entry({ entry, isHighlighted, isCurrent, isRail, onFollow }: EntryProps) {
  const { areaId } = entry;
  const warm = areaId && (() => warmArea(areaId));
  return (
    <Flex
      asChild
      direction={isRail ? 'column' : 'row'}
      align="center"
      gap={isRail ? '1' : '3.5'}
      minHeight="10"
      paddingX={isRail ? '1' : '3'}
      paddingY="2.5"
      borderRadius="control"
      borderLeftWidth="3px"
      borderColor={isHighlighted ? 'brand' : 'transparent'}
      background={isHighlighted ? 'brand.soft' : undefined}
      color={isHighlighted ? 'brand.text' : 'ink'}
      fontWeight={isHighlighted ? 'semibold' : 'medium'}
      _hover={{ background: 'brand.soft' }}
    >
      <Link
        to={entry.href}
        aria-current={isCurrent ? 'page' : undefined}
        title={isRail ? entry.label() : undefined}
        onClick={onFollow}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name={entry.icon} size={20} />
        <Text as="span" fontSize={isRail ? '2xs' : 'md'}>
          {isRail ? entry.shortLabel() : entry.label()}
        </Text>
      </Link>
    </Flex>
  );
}

interface MenuEntry {
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

const HELP_ENTRY: MenuEntry = {
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
