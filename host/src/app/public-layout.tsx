import { paths } from '@counterpoint/contract/paths';
import { Outlet } from '@counterpoint/contract/router';
import { Bar } from '@counterpoint/frame';
import { Logo, Text, TextLink } from '@counterpoint/kit/core';
import { SkipLink } from '../chrome/skip-link.tsx';
import { Main } from './main.tsx';

/** Around pages that need no session, such as joining. The sign-in page is another document: a plain link. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <Bar>
        <TextLink href={paths.signIn()} aria-label="Counterpoint, to the sign-in page" color="ink" display="flex">
          <Logo />
        </TextLink>
        <Text marginLeft="auto" color="muted" fontSize="sm">
          Already a member? <TextLink href={paths.signIn()}>Sign in</TextLink>
        </Text>
      </Bar>
      <Main isCentred>
        <Outlet />
      </Main>
    </>
  );
}
