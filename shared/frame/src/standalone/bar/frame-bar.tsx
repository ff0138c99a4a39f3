import { useHost } from '@counterpoint/contract';
import { areas } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { displayName } from '@counterpoint/domain/names';
import { Button, Flex, Logo, Text } from '@counterpoint/kit/core';
import { useFrame } from '../app/frame.ts';
import { useIsSignedIn } from '../app/use-host-services.ts';
import { signOut } from '../session/sign-out.ts';
import { RouteLinks } from './route-links.tsx';

/** Which area runs here, where one can go in it, and as whom. */
export function FrameBar() {
  const frame = useFrame();
  const label = areas.find(({ id }) => id === frame.area.id)?.label ?? frame.area.id;
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '3', md: '5' }}
      wrap="wrap"
      minHeight="topBar"
      paddingX={{ base: '4', md: '6' }}
      paddingY="2"
      background="card"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Flex asChild align="center" gap="2.5" color="ink">
        <Link to={paths.signIn()} aria-label={`${label}, alone: all paths`}>
          <Logo withName={false} />
          <Text as="span" fontWeight="semibold">
            {label}, alone
          </Text>
        </Link>
      </Flex>
      <nav aria-label="Paths of this area">
        <RouteLinks direction="row" />
      </nav>
      <WhoIsHere />
    </Flex>
  );
}

function WhoIsHere() {
  const frame = useFrame();
  const isSignedIn = useIsSignedIn();
  const { user } = useHost();
  if (!isSignedIn) {
    return (
      <Text marginLeft="auto" color="muted">
        Not signed in
      </Text>
    );
  }
  return (
    <Flex marginLeft="auto" align="center" gap="3">
      {user && <Text color="muted">{displayName(user)}</Text>}
      <Button variant="outline" size="sm" onClick={() => void signOut(frame)}>
        Log out
      </Button>
    </Flex>
  );
}
