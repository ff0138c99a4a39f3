import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onPress` when the element of the returned ref is pressed outside the dialog. Ark does so too, but only from the second
 * frame on, so that an early press on a slow phone would be lost.
 */
export function useOutsidePress(onPress: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const isListening = onPress !== undefined;
  const press = useEffectEvent(() => onPress?.());

  useLayoutEffect(() => {
    if (!isListening) return;
    // Selecting text from inside the dialog to its outside ends in a click here, but must not close it.
    let startedOutside = false;
    const handleDown = ({ target }: Event) => {
      startedOutside = target === layer.current;
    };
    const handleClick = ({ target }: Event) => {
      if (startedOutside && target === layer.current) press();
    };
    // On `window`, because Ark stops clicks outside the dialog at the document.
    window.addEventListener('pointerdown', handleDown, true);
    window.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('pointerdown', handleDown, true);
      window.removeEventListener('click', handleClick, true);
    };
  }, [isListening]);

  return layer;
}
