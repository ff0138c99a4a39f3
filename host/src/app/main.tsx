import { Box } from '@counterpoint/kit/core';
import { type ReactNode, useRef } from 'react';
import { MAIN_ID } from '../chrome/skip-link.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

interface MainProps {
  readonly children: ReactNode;
  /** Without a menu beside it the page stands in the middle. */
  readonly isCentred?: boolean;
}

/** The main landmark: up to 1240 wide, and the place where the focus goes with the user. */
export function Main({ children, isCentred = false }: MainProps) {
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
      <Box maxWidth="content" marginX={isCentred ? 'auto' : '0'}>
        {children}
      </Box>
    </Box>
  );
}
