import { routeTitle, useHost } from '@counterpoint/contract';
import { labelIn } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { Link, NavLink } from '@counterpoint/contract/router';
import { displayName } from '@counterpoint/domain/names';
import { Box, Button, Flex, Logo, Text, TextLink } from '@counterpoint/kit/core';
import { currentLanguage } from '@counterpoint/messages';
import { Bar } from '../../bar/bar.tsx';
import * as signIn from '../../messages/sign-in.generated.ts';
import * as text from '../../messages/standalone.generated.ts';
import { useIsSignedIn } from '../../session/use-profile.ts';
import { useFrame } from '../app/frame.ts';
import { useSignOut } from '../app/use-sign-out.ts';

export function FrameBar() {
  const frame = useFrame();
  const label = labelIn(frame.label, currentLanguage());
  return (
    <>
      <Bar>
        <Flex asChild align="center" gap="2.5" color="ink">
          <Link to={paths.signIn()} aria-label={text.allPaths({ area: label })}>
            <Logo withName={false} />
            <Text as="span" fontWeight="semibold">
              {text.alone({ area: label })}
            </Text>
          </Link>
        </Flex>
        <SignedInMember />
      </Bar>
      <Box as="nav" aria-label={text.paths()} paddingX={{ base: '4', md: '6' }} paddingY="3">
        <RouteLinks direction="row" />
      </Box>
    </>
  );
}

function SignedInMember() {
  const isSignedIn = useIsSignedIn(useFrame().session);
  const signOut = useSignOut();
  const { user } = useHost();
  if (!isSignedIn) {
    return (
      <Text marginLeft="auto" color="muted">
        {signIn.notSignedIn()}
      </Text>
    );
  }
  return (
    <Flex marginLeft="auto" align="center" gap="3">
      {user && <Text color="muted">{displayName(user)}</Text>}
      <Button variant="outline" size="sm" onClick={signOut}>
        {signIn.logout()}
      </Button>
    </Flex>
  );
}

export function RouteLinks({ direction }: { direction: 'row' | 'column' }) {
  const { area } = useFrame();
  const routes = area.routes.filter(({ path }) => !path.includes(':'));
  return (
    <Flex as="ul" direction={direction} wrap="wrap" columnGap="4" rowGap="1.5">
      {routes.map((route) => (
        <li key={route.path}>
          <TextLink asChild>
            <NavLink to={route.path} end>
              {routeTitle(route)}
            </NavLink>
          </TextLink>
        </li>
      ))}
    </Flex>
  );
}
