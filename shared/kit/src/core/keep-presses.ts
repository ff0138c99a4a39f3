/** What acts when it is pressed. */
const PRESSED = 'button, a[href], summary, label';

interface Press {
  readonly on: HTMLElement;
  /** Where it lay as the press began. */
  readonly began: DOMRect;
}

/**
 * A press that began on a button, a link or a label counts, though that moves before the press ends: as a field is left it says
 * what is wrong with it, or no longer says it, and moves all that is below. One that is drawn away, or from which the page is
 * scrolled away, counts for nothing, as ever. Listens to the mouse, which a finger plays as it is lifted, and only then is the
 * field left. Gives back what ends it.
 */
export function keepPresses(): () => void {
  let press: Press | null = null;

  function handleDown(event: MouseEvent): void {
    press = null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const on = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (isPlain && on) press = { on, began: on.getBoundingClientRect() };
  }
  function handleUp(event: MouseEvent): void {
    if (event.button !== 0 || !press) return;
    const { on, began } = press;
    press = null;
    // Where it still lies under the pointer, the browser's own click comes.
    if (on.isConnected && isIn(began, event) && !isIn(on.getBoundingClientRect(), event)) on.click();
  }
  function forget(): void {
    press = null;
  }
  document.addEventListener('mousedown', handleDown, true);
  document.addEventListener('mouseup', handleUp, true);
  document.addEventListener('dragstart', forget, true);
  document.addEventListener('wheel', forget, { capture: true, passive: true });
  return () => {
    document.removeEventListener('mousedown', handleDown, true);
    document.removeEventListener('mouseup', handleUp, true);
    document.removeEventListener('dragstart', forget, true);
    document.removeEventListener('wheel', forget, true);
  };
}

function isIn({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
