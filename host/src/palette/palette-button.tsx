import { Box, chakra, Icon, IconButton } from '@counterpoint/kit/core';
import * as text from '../messages/palette.generated.ts';
import { openPalette, warmPalette } from './palette-store.ts';

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
const KEYS = 'Control+K Meta+K';

export function PaletteButton({ isSmall }: { isSmall: boolean }) {
  const handlers = { onPointerEnter: warmPalette, onFocus: warmPalette, onClick: () => void openPalette() };
  if (isSmall)
    return (
      <IconButton aria-label={text.search()} aria-haspopup="dialog" aria-keyshortcuts={KEYS} {...handlers}>
        <Icon name="search" />
      </IconButton>
    );
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={KEYS}
      display="flex"
      alignItems="center"
      gap="2.5"
      flex="0 1 20rem"
      minWidth="0"
      minHeight="10"
      paddingX="3"
      borderWidth="1px"
      borderColor="control"
      borderRadius="control"
      color="muted"
      cursor="pointer"
      _hover={{ borderColor: 'muted' }}
      {...handlers}
    >
      <Icon name="search" size={18} />
      <Box as="span">{text.search()}</Box>
      <chakra.kbd marginLeft="auto" fontFamily="inherit" fontSize="xs" whiteSpace="nowrap" aria-hidden="true">
        {SHORTCUT}
      </chakra.kbd>
    </chakra.button>
  );
}
