import { routeTitle } from '@counterpoint/contract';
import { NavLink } from '@counterpoint/contract/router';
import { Flex, TextLink } from '@counterpoint/kit/core';
import { useFrame } from '../app/frame.ts';

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
