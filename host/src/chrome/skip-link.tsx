import { Box } from '@counterpoint/kit/core';
import type { MouseEvent } from 'react';

/** The id of the main landmark. */
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
    >
      <a href={`#${MAIN_ID}`} onClick={handleSkip}>
        Skip to the page
      </a>
    </Box>
  );
}

/** By hand: a hash in the address would be a move that the router did not make, past its question whether to leave. */
function handleSkip(event: MouseEvent<HTMLAnchorElement>): void {
  const main = document.getElementById(MAIN_ID);
  if (!main) return;
  event.preventDefault();
  main.focus();
}
