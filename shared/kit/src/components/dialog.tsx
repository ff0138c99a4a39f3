import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { chakra, Icon, IconButton, INSET, nearestVisible, placesAround } from '@counterpoint/kit/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as text from '../messages/components.generated.ts';
import { floatingStyles } from './floating-styles.ts';
import { useEarlyEscape } from './use-early-escape.ts';
import { useOutsidePress } from './use-outside-press.ts';

export const Backdrop = chakra(ArkDialog.Backdrop, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    bg: 'rgb(10 20 26 / 50%)',
    // While a dialog is open, the library disables pointer events on the rest of the page.
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
    // Less the padding around it.
    maxHeight: { base: 'calc(100dvh - 1rem)', sm: 'calc(100dvh - 3rem)' },
    display: 'flex',
    flexDirection: 'column',
    // The backdrop of a dialog over this one is behind both.
    '&[data-has-nested]': { filter: 'brightness(0.5)' },
  },
});

const AT_TOP = { placeItems: { base: 'start stretch', sm: 'start center' }, paddingTop: { sm: '12vh' } } as const;

interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button or a press outside. Without it, only the buttons close the dialog. */
  onClose?: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Use `alertdialog` before something that can't be undone: a press outside doesn't close it. */
  role?: 'dialog' | 'alertdialog';
  /** Keeps the top edge in place while the content grows and shrinks, as a list of results does. */
  isAtTop?: boolean;
  /** For forms with several fields on a line. */
  isWide?: boolean;
}

/** Keeps the focus inside and returns it on close, to the nearest remaining ancestor if its element is gone. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, children, footer, role = 'dialog', isAtTop = false, isWide = false } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { returnTarget, rememberFocus } = useFocusReturn(isOpen);
  useEarlyEscape(isOpen, onClose, panel);
  const positioner = useOutsidePress(isOpen && role === 'dialog' ? onClose : undefined);
  return (
    <ArkDialog.Root
      open={isOpen}
      initialFocusEl={() => {
        rememberFocus(panel.current);
        return initialFocus(panel.current);
      }}
      finalFocusEl={returnTarget}
      onOpenChange={({ open }) => !open && onClose?.()}
      role={role}
      closeOnInteractOutside={role === 'dialog'}
      // No press: a dialog that this one replaces gives the focus back a moment later.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Backdrop />
        <Positioner ref={positioner} {...(isAtTop && AT_TOP)}>
          <Panel ref={panel} {...(isWide && { maxWidth: { sm: '52rem' } })}>
            <chakra.div display="flex" alignItems="center" gap="3" paddingInline="5" paddingTop="4" paddingBottom="2">
              <DialogTitle>{title}</DialogTitle>
              {onClose && <CloseButton />}
            </chakra.div>
            <chakra.div paddingInline="5" paddingBottom="5" overflowY="auto" minHeight={0} css={{ [INSET]: '1.25rem' }}>
              {children}
            </chakra.div>
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Panel>
        </Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}

/** The elements to which a closing dialog would return the focus, for the dialog that replaces it. */
let replaced: readonly HTMLElement[] = [];

function useFocusReturn(isOpen: boolean) {
  const places = useRef<readonly HTMLElement[]>([]);
  const opener = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = [...placesAround(document.activeElement), ...replaced];
    return () => {
      replaced = places.current;
      queueMicrotask(() => {
        replaced = [];
      });
    };
  }, [isOpen]);
  // Ark returns no focus if the dialog is removed just after it closed, with the row that it was about for instance.
  useLayoutEffect(
    () => () => {
      const left = opener.current;
      queueMicrotask(() => {
        if (document.activeElement === document.body) nearestVisible(left)?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return {
    /** Ark calls this before it moves the focus into the dialog, and again whenever the focus would leave it. */
    rememberFocus(panel: HTMLElement | null) {
      const { activeElement } = document;
      if (places.current.length > 0) return;
      // A quick reader may be in a field before Ark calls this, a frame after the dialog opened.
      places.current = panel?.contains(activeElement)
        ? opener.current
        : [...placesAround(activeElement), ...opener.current];
    },
    returnTarget() {
      const place = nearestVisible(places.current);
      places.current = [];
      return place;
    },
  };
}

/** Skips the close button, which comes first in the DOM. */
function initialFocus(panel: HTMLElement | null): HTMLElement | null {
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
      <IconButton size="sm" aria-label={text.close()} marginEnd="-1.5">
        <Icon name="close" size={18} />
      </IconButton>
    </ArkDialog.CloseTrigger>
  );
}
