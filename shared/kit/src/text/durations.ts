/** A length for reading: `3 minutes 42 seconds`, `4 minutes 05 seconds`, `1 hour 02 minutes 03 seconds`, `42 seconds`. */
export function formatDuration(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const parts: [number, string][] = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [rest, 'second'],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first);
  return shown
    .map(([count, unit], index) => `${index === 0 ? count : pad(count)} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}

/** A length as a player shows it: `3:42`, `1:02:03`. */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** Takes `3:42`, `1:02:03` or `03:42` to seconds; null where it is no such length. */
export function parseClock(text: string): number | null {
  const match = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!match) return null;
  const [, hours, minutes = '0', rest = '0'] = match;
  if (hours !== undefined && Number(minutes) > 59) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);
}

function split(seconds: number): { hours: number; minutes: number; rest: number } {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}

function pad(count: number): string {
  return String(count).padStart(2, '0');
}
