import { Link, useLocation } from '@counterpoint/contract/router';
import { Box, Flex, Icon, Text } from '@counterpoint/kit/core';
import { warmArea } from '../areas/warm-area.ts';
import { isActive, MENU_ENTRIES, type MenuEntry } from './menu-entries.ts';

interface MenuListProps {
  readonly isRail?: boolean;
  /** Called when an entry was followed, so that a drawer can close. */
  readonly onFollow?: () => void;
}

/** The entries of the menu, the same in each of its forms. */
export function MenuList({ isRail = false, onFollow }: MenuListProps) {
  const { pathname } = useLocation();
  return (
    <Flex as="ul" direction="column" gap="1" listStyleType="none">
      {MENU_ENTRIES.map((entry) => (
        <Box as="li" key={entry.href}>
          <Entry entry={entry} isActive={isActive(entry, pathname)} isRail={isRail} onFollow={onFollow} />
        </Box>
      ))}
    </Flex>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly isActive: boolean;
  readonly isRail: boolean;
  readonly onFollow: (() => void) | undefined;
}

function Entry({ entry, isActive, isRail, onFollow }: EntryProps) {
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
      borderColor={isActive ? 'brand' : 'transparent'}
      background={isActive ? 'brand.soft' : undefined}
      color={isActive ? 'brand.text' : 'ink'}
      fontWeight={isActive ? 'semibold' : 'medium'}
      _hover={{ background: 'brand.soft' }}
    >
      <Link
        to={entry.href}
        aria-current={isActive ? 'page' : undefined}
        title={isRail ? entry.label : undefined}
        onClick={onFollow}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name={entry.icon} size={20} />
        <Text as="span" fontSize={isRail ? '2xs' : 'md'}>
          {isRail ? entry.shortLabel : entry.label}
        </Text>
      </Link>
    </Flex>
  );
}
