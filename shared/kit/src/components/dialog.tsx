import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { chakra, Icon, IconButton, placesAround, standingPlace } from '@counterpoint/kit/core';
import { type ReactNode, useRef } from 'react';
import { floatingStyles } from './floating-styles.ts';
import { useEarlyEscape } from './use-early-escape.ts';
import { usePressBeside } from './use-press-beside.ts';

export const Backdrop = chakra(ArkDialog.Backdrop, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    bg: 'rgb(10 20 26 / 50%)',
    // While a dialog is open the library takes the pointer from everything else in the page.
    pointerEvents: 'auto',
    '&[data-state=open]': { animation: 'appear 160ms ease-out' },
  },
});

export const DialogTitle = chakra(ArkDialog.Title, {
  base: {
    fontSize: 'lg',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    flex: '1',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
});

const Positioner = chakra(ArkDialog.Positioner, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    display: 'grid',
    placeItems: { base: 'end stretch', sm: 'center' },
    padding: { base: '2', sm: '6' },
    overflowY: 'auto',
    pointerEvents: 'auto',
  },
});

const Panel = chakra(ArkDialog.Content, {
  base: {
    ...floatingStyles,
    width: 'full',
    maxWidth: { sm: '32rem' },
    maxHeight: 'calc(100dvh - 1rem)',
    display: 'flex',
    flexDirection: 'column',
  },
});

const AT_TOP = { placeItems: { base: 'start stretch', sm: 'start center' }, paddingTop: { sm: '12vh' } } as const;

interface DialogProps {
  isOpen: boolean;
  /** Escape, the cross, or a press beside the dialog. Without it the buttons are the only ways out. */
  onClose?: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** `alertdialog` asks before something that cannot be undone: a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Hangs from the top: a field above a list that grows and shrinks stays where it is. */
  isAtTop?: boolean;
}

/** A question or a small form over the page; the focus stays inside and returns to where it was, or to what stood around that. */
export function Dialog({ isOpen, onClose, title, children, footer, role = 'dialog', isAtTop = false }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { wayBack, remember } = useWayBack();
  useEarlyEscape(isOpen, onClose, panel);
  const positioner = usePressBeside(isOpen && role === 'dialog' ? onClose : undefined);
  return (
    <ArkDialog.Root
      open={isOpen}
      initialFocusEl={() => {
        remember(panel.current);
        return firstConcern(panel.current);
      }}
      finalFocusEl={wayBack}
      onOpenChange={({ open }) => !open && onClose?.()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Backdrop />
        <Positioner ref={positioner} {...(isAtTop && AT_TOP)}>
          <Panel ref={panel}>
            <chakra.div display="flex" alignItems="center" gap="3" paddingInline="5" paddingTop="4" paddingBottom="2">
              <DialogTitle>{title}</DialogTitle>
              {onClose && <CloseButton />}
            </chakra.div>
            <chakra.div paddingInline="5" paddingBottom="5" overflowY="auto" minHeight={0}>
              {children}
            </chakra.div>
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Panel>
        </Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}

/** Where the focus was when the dialog took it. What opened it may be gone when it closes: a button that was answered by it. */
function useWayBack() {
  const places = useRef<readonly HTMLElement[]>([]);
  return {
    /** Asked by the library just before it moves the focus, and whenever the focus would leave the dialog. */
    remember(panel: HTMLElement | null) {
      const { activeElement } = document;
      if (places.current.length === 0 && !panel?.contains(activeElement)) places.current = placesAround(activeElement);
    },
    wayBack() {
      const place = standingPlace(places.current);
      places.current = [];
      return place;
    },
  };
}

/** Keeps focus that is already inside; else the first field or footer button, not the cross. */
function firstConcern(panel: HTMLElement | null): HTMLElement | null {
  const focused = panel?.querySelector<HTMLElement>(':focus');
  if (focused) return focused;
  const field =
    'input:not([type=hidden]):not(:disabled):not([readonly]), select:not(:disabled), textarea:not(:disabled)';
  return panel?.querySelector<HTMLElement>(field) ?? panel?.querySelector<HTMLElement>('footer button') ?? null;
}

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <chakra.footer
      display="flex"
      flexDirection={{ base: 'column-reverse', sm: 'row' }}
      justifyContent="flex-end"
      gap="2.5"
      paddingInline="5"
      paddingBlock="4"
      borderTopWidth="1px"
      borderColor="line"
    >
      {children}
    </chakra.footer>
  );
}

export function CloseButton() {
  return (
    <ArkDialog.CloseTrigger asChild>
      <IconButton size="sm" aria-label="Close" marginEnd="-1.5">
        <Icon name="close" size={18} />
      </IconButton>
    </ArkDialog.CloseTrigger>
  );
}
