const DEFAULT_BASE = 3000;

export function devPortBase(): number {
  const given = process.env.DEV_PORT_BASE || String(DEFAULT_BASE);
  const base = Number(given);
  // The highest port, the host's, is base + 100.
  if (!Number.isInteger(base) || base < 1 || base > 65_435)
    throw new Error(`DEV_PORT_BASE must be a whole number from 1 to 65435, and is “${given}”.`);
  return base;
}

export function devPort(defaultPort: number): number {
  return defaultPort - DEFAULT_BASE + devPortBase();
}

/** By its place in the menu. */
export function areaPort(order: number): number {
  return devPortBase() + order;
}

/** Caches of different ports must not mix. */
export function isUsualBase(): boolean {
  return devPortBase() === DEFAULT_BASE;
}

export function devApiUrl(): string {
  return process.env.API_URL || `http://127.0.0.1:${devPortBase()}`;
}
