import type { Need } from '@counterpoint/domain/permissions';
import { isBelow } from './areas/owner-of-path.ts';
import { paths } from './paths.ts';

const { account, compositions, oppositions, recordings } = paths;

/** Of links between areas, with all pages below them; the first that fits counts. A new area states its own permission. */
const NEEDS: readonly (readonly [prefix: string, Need])[] = [
  [compositions.add(), 'compositions:change'],
  [compositions.importing(), 'compositions:change'],
  [compositions.addComposer(), 'compositions:change'],
  [recordings.add(), 'recordings:change'],
  [recordings.importing(), 'recordings:change'],
  [recordings.addRightsHolder(), 'recordings:change'],
  [oppositions.add(), 'disputes:change'],
  [account.isniApplication(), 'account:change'],
  [account.profile(), 'account:read'],
  [account.personalIdentifiers(), 'account:read'],
  [account.mandates(), 'account:read'],
  ['/rightsholder', 'finance:read'],
  ['/music-composition', 'compositions:read'],
  ['/sound-recordings', 'recordings:read'],
  ['/sound-recording', 'recordings:read'],
  ['/musical-opposition', 'disputes:read'],
];

/** Null for a page that every person of a member may open. */
export function needOfPath(path: string): Need | null {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid');
  // Opens the details of a work or a recording with a form.
  const isClaim = searchParams.has('claim');
  const need = NEEDS.find(([prefix]) => isBelow(pathname, prefix))?.[1] ?? null;
  if (isClaim && need === 'compositions:read') return 'compositions:change';
  return isClaim && need === 'recordings:read' ? 'recordings:change' : need;
}
