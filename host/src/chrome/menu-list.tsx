import { paths } from '@counterpoint/contract/paths';
import type { DeployedArea } from '@counterpoint/contract/registry';
import { Link, useLocation } from '@counterpoint/contract/router';
import { Box, Flex, Icon, Text } from '@counterpoint/kit/core';
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { useMayOpen } from '../areas/may-open.ts';
import { areaOfPath, deployedAreas, subscribeToRegistry } from '../areas/registry-store.ts';
import { warmArea } from '../areas/warm-area.ts';
import * as text from '../messages/shell.generated.ts';

export function MenuList({ isRail = false, onFollow }: { isRail?: boolean; onFollow?: () => void }) {
  const { pathname } = useLocation();
  const entries = menuEntries(useSyncExternalStore(subscribeToRegistry, deployedAreas));
  const help = helpEntry();
  // The help page belongs to Account, which is highlighted too.
  const isHelp = pathname === help.href;
  return (
    <Flex direction="column" justify="space-between" gap="8" flex="1">
      <Flex as="ul" direction="column" gap="1" listStyleType="none">
        {entries.map((entry) => (
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
        <Entry entry={help} isHighlighted={false} isCurrent={isHelp} isRail={isRail} onFollow={onFollow} />
      </Box>
    </Flex>
  );
}

/** Null for an area that the person's role doesn't include. */
function PermittedItem({ href, children }: { href: string; children: ReactNode }) {
  return useMayOpen(href) && <Box as="li">{children}</Box>;
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
  const warm = areaId === undefined ? undefined : () => warmArea(areaId);
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
      // Forced colours show a transparent border too.
      css={{ '@media (forced-colors: active)': { borderColor: isHighlighted ? 'Highlight' : 'Canvas' } }}
    >
      <Link
        to={entry.href}
        aria-current={isCurrent ? 'page' : undefined}
        title={isRail ? entry.label : undefined}
        onClick={onFollow}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name={entry.icon} size={20} />
        <Text
          as="span"
          fontSize={isRail ? '2xs' : 'md'}
          textAlign={isRail ? 'center' : undefined}
          overflowWrap="anywhere"
        >
          {isRail ? entry.shortLabel : entry.label}
        </Text>
      </Link>
    </Flex>
  );
}

interface MenuEntry {
  readonly label: string;
  readonly shortLabel: string;
  readonly icon: ComponentProps<typeof Icon>['name'];
  readonly href: string;
  readonly areaId?: string | undefined;
}

/** The dashboard first, then the areas in their order. */
export function menuEntries(areas: readonly DeployedArea[]): MenuEntry[] {
  const dashboard = text.dashboard();
  return [
    { label: dashboard, shortLabel: dashboard, icon: 'dashboard', href: paths.dashboard() },
    ...areas.map(({ area, label, shortLabel, icon, home }) => ({
      label,
      shortLabel,
      icon,
      href: home,
      areaId: area,
    })),
  ];
}

function helpEntry(): MenuEntry {
  const href = paths.account.help();
  return { label: text.help(), shortLabel: text.help(), icon: 'help', href, areaId: areaOfPath(href)?.area.area };
}

export function isActive(entry: MenuEntry, pathname: string): boolean {
  if (!entry.areaId) return pathname === entry.href;
  const place = areaOfPath(pathname);
  return place?.access === 'private' && place.area.area === entry.areaId;
}
