import { Portal } from '@ark-ui/react/portal';
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip';
import { chakra } from '@counterpoint/kit/core';
import type { ReactElement, ReactNode } from 'react';

const Bubble = chakra(ArkTooltip.Content, {
  base: {
    bg: 'ink',
    color: 'paper',
    fontSize: 'xs',
    fontWeight: 'medium',
    paddingInline: '2.5',
    paddingBlock: '1.5',
    borderRadius: '6px',
    maxWidth: 'min(20rem, 90vw)',
    zIndex: 'tooltip',
    '&[data-state=open]': { animation: 'appear 120ms ease-out' },
  },
});

interface TooltipProps {
  content: ReactNode;
  /** One element that can have the focus; the bubble is its description. */
  children: ReactElement;
}

/** A word of explanation at pointing or focus. Nothing may stand only here: a phone shows no tooltip. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <ArkTooltip.Root openDelay={300} closeDelay={100} lazyMount unmountOnExit>
      <ArkTooltip.Trigger asChild>{children}</ArkTooltip.Trigger>
      <Portal>
        <ArkTooltip.Positioner>
          <Bubble>{content}</Bubble>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.Root>
  );
}
