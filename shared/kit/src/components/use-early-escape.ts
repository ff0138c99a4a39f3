import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `onEscape` for an Escape in the first frames of what has just opened. The library listens only after them: on a slow
 * phone a press can come before, and would be lost, or close what lies below. `undefined` listens to nothing.
 */
export function useEarlyEscape(isOpen: boolean, onEscape: (() => void) | undefined): void {
  const isListening = isOpen && onEscape !== undefined;
  const press = useEffectEvent(() => onEscape?.());

  useLayoutEffect(() => {
    if (!isListening) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      press();
    };
    const stop = () => window.removeEventListener('keydown', handleKeyDown, true);
    // At the window, as the first of all that listen.
    window.addEventListener('keydown', handleKeyDown, true);
    // The library asks for a frame once it has opened something, and listens a frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(stop)));
    return stop;
  }, [isListening]);
}
