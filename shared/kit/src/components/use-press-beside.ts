import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onPress` when somebody presses the layer below a dialog, which carries the ref that is given back. The library
 * does so as well, but listens from the second frame on: on a slow phone a press can come before, and would be lost.
 * `undefined` listens to nothing.
 */
export function usePressBeside(onPress: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null);
  const isListening = onPress !== undefined;
  const press = useEffectEvent(() => onPress?.());

  useLayoutEffect(() => {
    if (!isListening) return;
    // What begins inside, as marking a text does, and ends beside is no press beside, though the click says so.
    let hasBegunBeside = false;
    const handleDown = ({ target }: Event) => {
      hasBegunBeside = target === layer.current;
    };
    const handleClick = ({ target }: Event) => {
      if (hasBegunBeside && target === layer.current) press();
    };
    // At the window, since the library keeps clicks outside of the dialog from whatever is below the document.
    window.addEventListener('pointerdown', handleDown, true);
    window.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('pointerdown', handleDown, true);
      window.removeEventListener('click', handleClick, true);
    };
  }, [isListening]);

  return layer;
}
