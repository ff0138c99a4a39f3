import { areaOfPath } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { useLocation } from '@counterpoint/contract/router';
import { Card, Stack, Text } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { useFrame } from '../app/frame.ts';
import { RouteLinks } from '../bar/route-links.tsx';

/** What is not of this area: says whose it is, and what can be opened here. */
export function UnknownPath() {
  const { pathname } = useLocation();
  const { area } = useFrame();
  return (
    <>
      <PageHeader title={pathname === paths.signIn() ? 'What can be opened here' : 'Not of this area'} />
      <Card>
        <Stack gap="4">
          {pathname !== paths.signIn() && <Text>{whose(pathname, area.id)}</Text>}
          <RouteLinks direction="column" />
        </Stack>
      </Card>
    </>
  );
}

function whose(pathname: string, here: string): string {
  const owner = areaOfPath(pathname)?.area;
  if (!owner) return `${pathname} is no path of this area: it belongs to the host, or to nobody.`;
  if (owner.id === here) return `${pathname} lies below a path of this area, but no page of it answers there.`;
  return `${pathname} belongs to the area “${owner.label}” (${owner.id}), which does not run here.`;
}
