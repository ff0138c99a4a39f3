import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { Outlet } from '@counterpoint/contract/router';
import { Flex } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { LoadingCode } from '../areas/loading-code.tsx';
import { Menu } from '../chrome/menu.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { TopBar } from '../chrome/top-bar.tsx';
import { useMenuForm } from '../chrome/use-menu-form.ts';
import { useProfileState } from '../session/profile-state.ts';
import { Main } from './main.tsx';

/** Around every page of a member: top bar and menu, which paint before any area's code or data is there. */
export function PrivateLayout() {
  const form = useMenuForm();
  return (
    <>
      <SkipLink />
      <TopBar hasMenuButton={form === 'drawer'} />
      <Flex align="stretch" minHeight="calc(100dvh - 64px)">
        {form !== 'drawer' && <Menu form={form} />}
        <Main>
          <OnceKnown>
            <Outlet />
          </OnceKnown>
        </Main>
      </Flex>
    </>
  );
}

/** Private pages count on a user; until it is known who that is, there is nothing to show them. */
function OnceKnown({ children }: { children: ReactNode }) {
  const { user } = useHost();
  const { error, refetch } = useProfileState();
  if (user) return children;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return <LoadingCode />;
}
