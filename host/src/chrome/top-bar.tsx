import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { displayName, initials } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Bar } from '@counterpoint/frame';
import { Avatar, chakra, Flex, Icon, IconButton, Logo } from '@counterpoint/kit/core';
import { useId } from 'react';
import * as text from '../messages/shell.generated.ts';
import { useOverlay } from '../overlays/use-overlays.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { ActingMember } from './acting-member.tsx';
import { Bell } from './bell.tsx';
import { IsniBadge } from './isni-badge.tsx';
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
        flex="1 1 auto"
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

function MenuDrawer() {
  const { overlays, isOpen, setIsOpen, button } = useOverlay();
  return (
    <>
      <IconButton aria-label={text.openMenu()} aria-haspopup="dialog" {...button}>
        <Icon name="menu" />
      </IconButton>
      {overlays && <overlays.MenuPanel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AvatarMenu({ user }: { user: Profile }) {
  const { overlays, isOpen, setIsOpen, button } = useOverlay();
  const triggerId = useId();
  const name = displayName(user);
  return (
    <>
      <chakra.button
        id={triggerId}
        type="button"
        // Starts with the visible initials, for voice control (WCAG 2.5.3).
        aria-label={text.accountMenu({ initials: initials(user), name })}
        aria-haspopup="menu"
        borderRadius="full"
        cursor="pointer"
        {...button}
      >
        <Avatar name={name} initials={initials(user)} src={user.profile_pic_url} isDecorative />
      </chakra.button>
      {overlays && <overlays.AccountMenu user={user} triggerId={triggerId} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
