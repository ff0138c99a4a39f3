const PRESSED = 'button, a[href], summary, label';

interface Press {
  readonly on: HTMLElement;
  readonly began: DOMRect;
}

/**
 * Completes clicks on buttons, links and labels that move between `mousedown` and `mouseup`: leaving a field shows or hides its
 * error and shifts everything below. Dragging or scrolling cancels. Returns a function that stops it.
 */
export function completeShiftedClicks(): () => void {
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
