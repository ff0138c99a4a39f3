import { displayName, initials } from '@counterpoint/domain/names';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Avatar, chakra } from '@counterpoint/kit/core';
import { useId, useState } from 'react';
import * as text from '../messages/shell.generated.ts';
import { loadOverlays, useOverlays, warmOverlays } from '../overlays/use-overlays.ts';

export function AvatarMenu({ user }: { user: Profile }) {
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
