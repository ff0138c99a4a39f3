import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { chakra } from '@counterpoint/kit/core';
import { type ReactNode, useRef } from 'react';
import { Backdrop, CloseButton, DialogTitle } from './dialog.tsx';
import { useEarlyEscape } from './use-early-escape.ts';
import { useOutsidePress } from './use-outside-press.ts';

const Panel = chakra(ArkDialog.Content, {
  base: {
    position: 'fixed',
    top: '0',
    bottom: '0',
    zIndex: 'dialog',
    width: 'min(20rem, 88vw)',
    bg: 'card',
    boxShadow: 'floating',
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    insetStart: '0',
    '&[data-state=open]': { animation: 'slideFromLeft 200ms ease-out' },
  },
});

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

export function Drawer({ isOpen, onClose, title, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEarlyEscape(isOpen, onClose, panel);
  const backdrop = useOutsidePress(isOpen ? onClose : undefined);
  return (
    <ArkDialog.Root open={isOpen} onOpenChange={({ open }) => !open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Backdrop ref={backdrop} />
        <ArkDialog.Positioner>
          <Panel ref={panel}>
            <chakra.div display="flex" alignItems="center" gap="3" paddingInline="4" minHeight="topBar">
              <DialogTitle>{title}</DialogTitle>
              <CloseButton />
            </chakra.div>
            <chakra.div flex="1" overflowY="auto" paddingInline="4" paddingBottom="4">
              {children}
            </chakra.div>
          </Panel>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
