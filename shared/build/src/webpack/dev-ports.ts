const DEFAULT_BASE = 3000;
/** The highest. */
const HOST = 100;

export function devPortBase(): number {
  const given = process.env.DEV_PORT_BASE || String(DEFAULT_BASE);
  const base = Number(given);
  if (!Number.isInteger(base) || base < 1 || base > 65_535 - HOST)
    throw new Error(`DEV_PORT_BASE must be a whole number from 1 to ${65_535 - HOST}, and is “${given}”.`);
  return base;
}

export function hostPort(): number {
  return devPortBase() + HOST;
}

/** By its place in the menu. */
export function areaPort(order: number): number {
  return devPortBase() + order;
}

export function devApiUrl(): string {
  return process.env.API_URL || `http://127.0.0.1:${devPortBase()}`;
}
