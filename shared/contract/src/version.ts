import contract from '../package.json' with { type: 'json' };

export const CONTRACT_VERSION: string = contract.version;

/**
 * Returns whether code built for `needed` runs on `offered`: same major version, at least as new. Both are
 * `major.minor.patch`; anything else returns false.
 */
export function isCompatible(offered: string, needed: string): boolean {
  const [have, want] = [parse(offered), parse(needed)];
  if (!have || !want || have[0] !== want[0]) return false;
  return have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]);
}

function parse(version: string): [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}
