import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { displayName, initials } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas';
import { Menu } from '@counterpoint/kit/components';
import { Avatar, Box, Icon, Text } from '@counterpoint/kit/core';
import { usePortal } from '../app/portal.ts';
import { signOut } from '../session/sign-out.ts';
import { ColorModeItems } from './color-mode-items.tsx';

/** Who is signed in, and what concerns them and not their works. */
export function AvatarMenu({ user }: { user: Profile }) {
  const { session, plainHttp, place } = usePortal();
  const name = displayName(user);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Box asChild borderRadius="full">
          <button type="button" aria-label={`Your account: ${name}`}>
            <Avatar
              name={name}
              initials={initials(user)}
              {...(user.profile_pic_url && { src: user.profile_pic_url })}
            />
          </button>
        </Box>
      </Menu.Trigger>
      <Menu.Content minWidth="16rem">
        <Box paddingX="3" paddingY="2.5">
          <Text fontWeight="semibold">{name}</Text>
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
        <Menu.Item value="sign-out" onClick={() => void signOut({ session, http: plainHttp, place })}>
          <Icon name="sign-out" size={18} />
          Log out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
