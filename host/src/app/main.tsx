import { Box } from '@counterpoint/kit/core';
import { type ReactNode, useRef } from 'react';
import { MAIN_ID } from '../chrome/skip-link.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The main landmark: up to 1240 wide, and the place where the focus goes with the user. */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <Box
      as="main"
      id={MAIN_ID}
      ref={main}
      tabIndex={-1}
      flex="1"
      minWidth="0"
      outline="none"
      paddingX={{ base: '4', md: '9' }}
      paddingTop={{ base: '5', md: '7' }}
      paddingBottom="12"
    >
      <Box maxWidth="content">{children}</Box>
    </Box>
  );
}
