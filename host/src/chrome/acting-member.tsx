import { displayName } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Box, Text } from '@counterpoint/kit/core';
import * as text from '../messages/shell.generated.ts';

/** Null for people who act for one member only. */
function actingFor(user: Profile | null): string | null {
  return user && user.person.acts_for > 1 ? text.actingFor({ member: displayName(user) }) : null;
}

/** In the top bar. */
export function ActingMember({ user }: { user: Profile | null }) {
  const acting = actingFor(user);
  if (!acting) return null;
  return (
    <Text truncate maxWidth="16rem" fontSize="sm" fontWeight="semibold" title={acting}>
      {acting}
    </Text>
  );
}

/** Below the top bar where that has no room; stays in view. */
export function ActingMemberStrip({ user }: { user: Profile | null }) {
  const acting = actingFor(user);
  if (!acting) return null;
  return (
    <Box
      position="sticky"
      top="topBar"
      // Below the top bar, whose menus can't rise above its own layer.
      zIndex="9"
      paddingX="4"
      paddingY="1"
      background="brand.soft"
      color="brand.text"
    >
      <Text truncate fontSize="sm" fontWeight="semibold">
        {acting}
      </Text>
    </Box>
  );
}
