import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells when a group of controls is left: the focus, or a press, goes elsewhere. While a label in it is pressed the focus is at
 * nothing, or at what is around the group, and in Safari it stays there, since it focuses no checkbox and no button: that
 * is not leaving.
 */
export function useLeaving<Group extends HTMLElement>(onLeave: () => void): RefObject<Group | null> {
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
    // Where the focus is in the group, it leaves it by itself; or stays, where a scrollbar is pressed.
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
  // The mouse, which a finger plays as it is lifted, and only then is the focus moved.
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
