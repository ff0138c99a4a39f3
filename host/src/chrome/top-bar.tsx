import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { displayName, initials } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Bar } from '@counterpoint/frame';
import { Avatar, chakra, Flex, Icon, IconButton, Logo } from '@counterpoint/kit/core';
import { useId, useState } from 'react';
import * as text from '../messages/shell.generated.ts';
import { loadOverlays, useOverlays, warmOverlays } from '../overlays/use-overlays.ts';
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
  const overlays = useOverlays();
  const [isOpen, setIsOpen] = useState(false);

  async function handleOpen(): Promise<void> {
    if (await loadOverlays()) setIsOpen(true);
  }

  return (
    <>
      <IconButton
        aria-label={text.openMenu()}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={warmOverlays}
        onFocus={warmOverlays}
        onClick={() => void handleOpen()}
      >
        <Icon name="menu" />
      </IconButton>
      {overlays && <overlays.MenuPanel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AvatarMenu({ user }: { user: Profile }) {
  const overlays = useOverlays();
  const triggerId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = displayName(user);

  async function handleClick(): Promise<void> {
    if (isOpen) setIsOpen(false);
    else if (await loadOverlays()) setIsOpen(true);
  }

  return (
    <>
      <chakra.button
        id={triggerId}
        type="button"
        // Starts with the visible initials, for voice control (WCAG 2.5.3).
        aria-label={text.accountMenu({ initials: initials(user), name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        borderRadius="full"
        cursor="pointer"
        onPointerEnter={warmOverlays}
        onFocus={warmOverlays}
        onClick={() => void handleClick()}
      >
        <Avatar name={name} initials={initials(user)} src={user.profile_pic_url} isDecorative />
      </chakra.button>
      {overlays && <overlays.AccountMenu user={user} triggerId={triggerId} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
