import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/**
 * Holds a toast while the pointer is over it or the focus in it, so that nobody has to race against it. Escape in it
 * calls `onEscape`; `giveFocusBack` puts the focus where it was before it came in.
 */
export function useHold(onEscape: () => void) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const before = useRef<Element | null>(null);
  const card = useRef<HTMLDivElement>(null);

  function giveFocusBack(): void {
    if (!card.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }

  const holders = {
    ref: card,
    onPointerEnter: () => setIsPointed(true),
    onPointerLeave: () => setIsPointed(false),
    onFocus({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      setIsFocused(true);
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    },
  };
  return { isHeld: isPointed || isFocused, giveFocusBack, holders };
}
