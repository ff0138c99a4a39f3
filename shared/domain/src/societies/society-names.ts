import { compared } from '../imports/compared.ts';
import { SOCIETIES } from './societies.ts';
import codes from './society-names.json' with { type: 'json' };

/**
 * Further societies of musical works, with their codes in CISAC's list of societies, and other names of societies as
 * people write them. Only for reading: members choose from `SOCIETIES`.
 */
const BY_NAME = new Map([
  ...Object.entries(codes).map(([name, code]) => [compared(name), String(code).padStart(3, '0')] as const),
  ...SOCIETIES.map(({ name, code }) => [compared(name), code] as const),
]);

/** The code of a society by a name that people use for it; null if the name is unknown. */
export function societyCodeOf(name: string): string | null {
  return BY_NAME.get(compared(name)) ?? null;
}
