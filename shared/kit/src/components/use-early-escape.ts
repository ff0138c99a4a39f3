import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `onEscape` for an Escape that comes before the library listens: it does so only frames after something has opened, and
 * on a slow phone a press can come before, and would be lost, or close what lies below. With nothing of the library to wait
 * for, every Escape is meant. `undefined` listens to nothing.
 */
export function useEarlyEscape(
  isOpen: boolean,
  onEscape: (() => void) | undefined,
  content?: RefObject<HTMLElement | null>,
): void {
  const isListening = isOpen && onEscape !== undefined;
  const press = useEffectEvent(() => onEscape?.());

  useLayoutEffect(() => {
    if (!isListening) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isLayer(content?.current)) return;
      event.stopImmediatePropagation();
      press();
    };
    // At the window, as the first of all that listen.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [isListening, content]);
}

/** Whether the library listens for it: it numbers what it has laid over the page, and listens from then on. */
function isLayer(content: HTMLElement | null | undefined): boolean {
  return content ? content.style.getPropertyValue('--layer-index') !== '' : false;
}
