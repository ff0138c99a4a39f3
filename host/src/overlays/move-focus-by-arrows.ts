import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button';

export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[nextIndex(event.key, at, stops.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at === -1 ? count - 1 : Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
