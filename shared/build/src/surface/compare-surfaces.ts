import type { Surface } from './surface.ts';

export type Step = 'patch' | 'minor' | 'major';

export interface Comparison {
  /** The least step of the version that the change needs. */
  readonly step: Step;
  /** One line for each declaration that changed. */
  readonly changes: readonly string[];
}

/**
 * Compares two surfaces. A declaration that keeps all its tokens in order, with others between them, only got more: a
 * member, a parameter, a name. That is minor; a declaration that lost or changed something is major. A new member that old
 * callers must give is major too, which only the author can know.
 */
export function compareSurfaces(before: Surface, after: Surface): Comparison {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = names.flatMap((name) => changeOf(name, before.get(name), after.get(name)) ?? []);
  const steps = changes.map(({ step }) => step);
  const step = steps.includes('major') ? 'major' : steps.includes('minor') ? 'minor' : 'patch';
  return { step, changes: changes.map(({ line }) => line) };
}

function changeOf(
  name: string,
  before: string | undefined,
  after: string | undefined,
): { step: Step; line: string } | undefined {
  if (before === after) return undefined;
  if (before === undefined) return { step: 'minor', line: `added: ${name}` };
  if (after === undefined) return { step: 'major', line: `removed: ${name}` };
  return isPartOf(tokensOf(before), tokensOf(after))
    ? { step: 'minor', line: `extended: ${name}` }
    : { step: 'major', line: `changed: ${name}` };
}

function tokensOf(text: string): string[] {
  return text.match(/'[^']*'|"[^"]*"|[\w$]+|\S/g) ?? [];
}

function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const token of whole) if (token === part[found]) found += 1;
  return found === part.length;
}

/** The lowest version that a step from `version` leads to. */
export function nextVersion(version: string, step: Step): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch}`;
}

export function isAtLeast(version: string, lowest: string): boolean {
  return version.localeCompare(lowest, 'en', { numeric: true }) >= 0;
}
