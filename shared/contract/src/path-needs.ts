import type { Need } from '@counterpoint/domain/permissions';
import { paths } from './paths.ts';

const { account, compositions, oppositions, recordings } = paths;

/** Pages that change something, with all pages below them. */
const NEEDS: readonly (readonly [prefix: string, Need])[] = [
  [compositions.add(), 'catalogue:change'],
  [compositions.importing(), 'catalogue:change'],
  [compositions.addComposer(), 'catalogue:change'],
  [recordings.add(), 'catalogue:change'],
  [recordings.importing(), 'catalogue:change'],
  [recordings.addRightsHolder(), 'catalogue:change'],
  [oppositions.add(), 'disputes:change'],
  [account.isniApplication(), 'account:change'],
];

/** Null for a page that every person of a member may open. */
export function needOfPath(path: string): Need | null {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid');
  // Opens the details of a work or a recording with a form.
  if (searchParams.has('claim')) return 'catalogue:change';
  return NEEDS.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1] ?? null;
}
