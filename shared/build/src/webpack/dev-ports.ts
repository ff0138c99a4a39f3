/** Ports are written in the code as they are with this base. */
const DEFAULT_BASE = 3000;

/** What the ports of development count from: `DEV_PORT_BASE`, 3000 when not set. */
export function devPortBase(): number {
  const given = process.env.DEV_PORT_BASE || String(DEFAULT_BASE);
  const base = Number(given);
  // The host's port, the highest, lies 100 above.
  if (!Number.isInteger(base) || base < 1 || base > 65_435)
    throw new Error(`DEV_PORT_BASE must be a whole number from 1 to 65435, and is “${given}”.`);
  return base;
}

/** Where a development server listens, given where it does with the default base. */
export function devPort(defaultPort: number): number {
  return defaultPort - DEFAULT_BASE + devPortBase();
}

/** Whether the ports are not those of every day, so that nothing kept from one choice is taken for another's. */
export function isUsualBase(): boolean {
  return devPortBase() === DEFAULT_BASE;
}

/** The API that an area alone asks: `API_URL`, else the one of this machine. */
export function devApiUrl(): string {
  return process.env.API_URL || `http://127.0.0.1:${devPortBase()}`;
}
