import { paths } from '@counterpoint/contract/paths';
import { Link, useNavigate } from '@counterpoint/contract/router';
import { displayName, initials } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas';
import { Menu } from '@counterpoint/kit/components';
import { Avatar, Box, chakra, Icon, Text } from '@counterpoint/kit/core';
import { usePortal } from '../app/portal.ts';
import { signOut } from '../session/sign-out.ts';
import { ColorModeItems } from './color-mode-items.tsx';

/** Who is signed in, and what concerns them and not their works. */
export function AvatarMenu({ user }: { user: Profile }) {
  const { session, plainHttp, place } = usePortal();
  const navigate = useNavigate();
  const name = displayName(user);
  return (
    // With the keyboard the menu follows a link by itself, past the router, if it is not told how.
    <Menu.Root navigate={({ node }) => void navigate(node.pathname)} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <chakra.button type="button" aria-label={`Your account: ${name}`} borderRadius="full" cursor="pointer">
          <Avatar name={name} initials={initials(user)} src={user.profile_pic_url} isDecorative />
        </chakra.button>
      </Menu.Trigger>
      <Menu.Content minWidth="16rem" maxWidth="calc(100vw - 2rem)">
        <Box paddingX="2.5" paddingY="2">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="muted" fontSize="sm" overflowWrap="anywhere">
            {user.email}
          </Text>
        </Box>
        <Menu.Separator />
        <Menu.Item value="profile" asChild>
          <Link to={paths.account.profile()}>
            <Icon name="person" size={18} />
            Profile
          </Link>
        </Menu.Item>
        <Menu.Separator />
        <ColorModeItems />
        <Menu.Separator />
        <Menu.Item value="sign-out" onSelect={() => void signOut({ session, http: plainHttp, place })}>
          <Icon name="sign-out" size={18} />
          Log out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
