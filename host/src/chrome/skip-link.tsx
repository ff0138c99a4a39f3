import { Box } from '@counterpoint/kit/core';
import type { MouseEvent } from 'react';
import * as text from '../messages/shell.generated.ts';

export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <Box
      asChild
      position="fixed"
      top="2"
      left="2"
      zIndex="skipLink"
      padding="3"
      borderRadius="control"
      background="card"
      color="brand.text"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none', boxShadow: 'floating' }}
      data-no-print
    >
      <a href={`#${MAIN_ID}`} onClick={handleSkip}>
        {text.skipToContent()}
      </a>
    </Box>
  );
}

function handleSkip(event: MouseEvent<HTMLAnchorElement>): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  event.preventDefault();
  main.focus();
}
