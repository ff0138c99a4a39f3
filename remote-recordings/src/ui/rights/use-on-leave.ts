import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports when focus or a press leaves a group of controls. Pressing a label moves focus to nothing or to an ancestor;
 * in Safari it stays there, because checkboxes and buttons take no focus: that is not leaving.
 */
export function useOnLeave<Group extends HTMLElement>(onLeave: () => void): RefObject<Group | null> {
  const ref = useRef<Group>(null);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const group = ref.current;
    return group ? listen(group, leave) : undefined;
  }, []);
  return ref;
}

function listen(group: HTMLElement, onLeave: () => void): () => void {
  let isIn = false;
  let isPressed = false;
  const contains = (target: EventTarget | null) => target instanceof Node && group.contains(target);

  function leave(): void {
    if (isIn) onLeave();
    isIn = false;
  }
  function handleDown({ target }: MouseEvent): void {
    isPressed = contains(target);
    if (isPressed) isIn = true;
    // Otherwise focus leaves by itself, or stays while a scrollbar is pressed.
    else if (!contains(document.activeElement)) leave();
  }
  function handleUp(): void {
    isPressed = false;
  }
  function handleFocusIn({ target }: FocusEvent): void {
    if (contains(target)) isIn = true;
    else if (target instanceof Node && !target.contains(group)) leave();
  }
  function handleFocusOut({ target, relatedTarget }: FocusEvent): void {
    if (contains(target) && !contains(relatedTarget) && !isPressed) leave();
  }
  // Touch fires mouse events only on release, before focus moves.
  document.addEventListener('mousedown', handleDown, true);
  document.addEventListener('mouseup', handleUp, true);
  document.addEventListener('focusin', handleFocusIn, true);
  document.addEventListener('focusout', handleFocusOut, true);
  return () => {
    document.removeEventListener('mousedown', handleDown, true);
    document.removeEventListener('mouseup', handleUp, true);
    document.removeEventListener('focusin', handleFocusIn, true);
    document.removeEventListener('focusout', handleFocusOut, true);
  };
}
