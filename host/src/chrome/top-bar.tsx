import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Bar } from '@counterpoint/frame';
import { Flex, Logo } from '@counterpoint/kit/core';
import { AvatarMenu } from './avatar-menu.tsx';
import { IsniBadge } from './isni-badge.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

/** The top bar of a member: logo, ISNI, avatar. */
export function TopBar({ hasMenuButton }: { hasMenuButton: boolean }) {
  const { user } = useHost();
  return (
    <Bar>
      {hasMenuButton && <MenuDrawer />}
      <Flex asChild align="center" gap="2.5" borderRadius="control" color="ink">
        <Link to={paths.dashboard()} aria-label="Counterpoint, to the dashboard">
          <Logo withName={!hasMenuButton} />
        </Link>
      </Flex>
      <Flex marginLeft="auto" align="center" gap={{ base: '2', sm: '3', md: '5' }}>
        <IsniBadge />
        {user && <AvatarMenu user={user} />}
      </Flex>
    </Bar>
  );
}
