import { Popover as ArkPopover, usePopoverContext } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { chakra } from '@counterpoint/kit/core';
import { type ComponentProps, useRef } from 'react';
import { floatingStyles } from './floating-styles.ts';
import { useEarlyEscape } from './use-early-escape.ts';

const Panel = chakra(ArkPopover.Content, {
  base: { ...floatingStyles, padding: '4', width: 'min(22rem, calc(100vw - 2rem))' },
});

function PopoverRoot(props: ArkPopover.RootProps) {
  return <ArkPopover.Root lazyMount unmountOnExit {...props} />;
}

function PopoverContent(props: ComponentProps<typeof Panel>) {
  const { open, setOpen } = usePopoverContext();
  const panel = useRef<HTMLDivElement>(null);
  useEarlyEscape(open, () => setOpen(false), panel);
  return (
    <Portal>
      <ArkPopover.Positioner>
        <Panel ref={panel} {...props} />
      </ArkPopover.Positioner>
    </Portal>
  );
}

/** A panel next to its trigger: `Popover.Root`, `.Trigger asChild`, `.Content`, `.Title`. */
export const Popover = {
  Root: PopoverRoot,
  Trigger: ArkPopover.Trigger,
  Content: PopoverContent,
  Title: chakra(ArkPopover.Title, { base: { fontWeight: 'semibold', marginBottom: '2' } }),
  CloseTrigger: ArkPopover.CloseTrigger,
};
