import { Box, Flex } from '@counterpoint/kit/core';
import * as text from '../messages/shell.generated.ts';
import { MenuList } from './menu-list.tsx';
import type { MenuForm } from './use-menu-form.ts';

export function Menu({ form }: { form: Exclude<MenuForm, 'drawer'> }) {
  const isRail = form === 'rail';
  return (
    <Box
      as="nav"
      aria-label={text.mainMenu()}
      flexShrink="0"
      width={isRail ? '5.5rem' : 'menu'}
      paddingX={isRail ? '1.5' : '3.5'}
      paddingY="5"
      background="card"
      borderRightWidth="1px"
      borderColor="line"
    >
      <Flex
        position="sticky"
        top="calc(64px + 1.25rem)"
        minHeight="calc(100dvh - 64px - 2.5rem)"
        // On a short screen, or at 200% zoom, the last entries would stay out of view.
        css={{ '@media (max-height: 36rem)': { position: 'static' } }}
      >
        <MenuList isRail={isRail} />
      </Flex>
    </Box>
  );
}
