import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls `onEscape` for an Escape pressed in the first frames after opening, before Ark listens: the key would be lost, or close
 * the layer below. Without `content`, every Escape counts.
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
    // In the capture phase on `window`, to run before every other listener.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, [isListening, content]);
}

/** Ark sets this property when it starts to listen. */
function isLayer(content: HTMLElement | null | undefined): boolean {
  return content ? content.style.getPropertyValue('--layer-index') !== '' : false;
}
