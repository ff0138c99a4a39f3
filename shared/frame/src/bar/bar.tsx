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
    >
      {children}
    </Flex>
  );
}
