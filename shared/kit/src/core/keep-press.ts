import type { PointerEvent as ReactPointerEvent } from 'react';

const ENDS = ['pointerup', 'pointercancel'] as const;

/**
 * For a button's `onPointerDown`: a press that began on the button counts, though the button moves before it ends. As a field
 * is left it says what is wrong with it, or no longer says it, and moves all that is below. A press that is drawn away from
 * the button counts for nothing, as ever.
 */
export function keepPress({ currentTarget: button, pointerId }: ReactPointerEvent<HTMLButtonElement>): void {
  const began = button.getBoundingClientRect();
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    for (const type of ENDS) document.removeEventListener(type, end);
    // Where it still lies under the pointer, the browser's own click comes.
    const isLost = isIn(began, event) && !isIn(button.getBoundingClientRect(), event);
    if (event.type === 'pointerup' && event.button === 0 && isLost) button.click();
  };
  for (const type of ENDS) document.addEventListener(type, end);
}

function isIn({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
