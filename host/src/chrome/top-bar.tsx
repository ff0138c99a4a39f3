import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Bar } from '@counterpoint/frame';
import { Flex, Logo } from '@counterpoint/kit/core';
import * as text from '../messages/shell.generated.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { ActingMember } from './acting-member.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { Bell } from './bell.tsx';
import { IsniBadge } from './isni-badge.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import type { MenuForm } from './use-menu-form.ts';

export function TopBar({ menuForm }: { menuForm: MenuForm }) {
  const { user } = useHost();
  const hasMenuButton = menuForm === 'drawer';
  const hasSearchField = menuForm === 'full';
  return (
    <Bar>
      {hasMenuButton && <MenuDrawer />}
      <Flex asChild align="center" gap="2.5" borderRadius="control" color="ink">
        <Link to={paths.dashboard()} aria-label={text.homeLink()}>
          <Logo withName={!hasMenuButton} />
        </Link>
      </Flex>
      {hasSearchField && <PaletteButton isSmall={false} />}
      <Flex
        marginLeft="auto"
        justify="flex-end"
        minWidth="0"
        flex="1"
        align="center"
        gap={{ base: '0.5', sm: '3', md: '5' }}
      >
        {!hasSearchField && <PaletteButton isSmall />}
        {!hasMenuButton && <ActingMember user={user} />}
        <IsniBadge />
        <Bell />
        {/* Reserves the space while the profile loads, so that nothing moves. */}
        <Flex minWidth="9">{user && <AvatarMenu user={user} />}</Flex>
      </Flex>
    </Bar>
  );
}
