import { Flex } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';

export function Bar({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="header"
      align="center"
      gap={{ base: '2', sm: '3', md: '5' }}
      height="topBar"
      paddingX={{ base: '4', md: '6' }}
      position="sticky"
      top="0"
      zIndex="sticky"
      background="card"
      borderBottomWidth="1px"
      borderColor="line"
      // Keeps what is scrolled to, such as a focused link, below the bar.
      css={{
        ':root:has(&)': { scrollPaddingTop: 'calc(64px + 0.5rem)' },
        '@media (max-width: 20rem)': { flexWrap: 'wrap', height: 'auto', minHeight: 'topBar' },
      }}
    >
      {children}
    </Flex>
  );
}
