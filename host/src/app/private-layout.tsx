import { Outlet } from '@counterpoint/contract/router';
import { OnceKnown, useProfile } from '@counterpoint/frame';
import { Flex } from '@counterpoint/kit/core';
import { useEffect } from 'react';
import { ActingMemberStrip } from '../chrome/acting-member.tsx';
import { Menu } from '../chrome/menu.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { TopBar } from '../chrome/top-bar.tsx';
import { useMenuForm } from '../chrome/use-menu-form.ts';
import { PalettePlace } from '../palette/palette-place.tsx';
import { Main } from './main.tsx';
import { usePortal } from './portal.ts';

/** The top bar and menu paint before any area has loaded. */
export function PrivateLayout() {
  const form = useMenuForm();
  const portal = usePortal();
  const { live } = portal;
  const profile = useProfile(portal);
  const { refetch } = profile;
  // The person's role may have changed.
  useEffect(() => live.subscribe('profile', () => void refetch()), [live, refetch]);
  return (
    <>
      <SkipLink />
      <TopBar menuForm={form} />
      {form === 'drawer' && <ActingMemberStrip user={profile.data ?? null} />}
      <Flex align="stretch" minHeight="calc(100dvh - 64px)">
        {form !== 'drawer' && <Menu form={form} />}
        <Main>
          <OnceKnown profile={profile}>
            <Outlet />
          </OnceKnown>
        </Main>
      </Flex>
      <PalettePlace />
    </>
  );
}
