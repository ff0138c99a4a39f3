import type { Need } from '@counterpoint/domain/permissions';
import { type AreaId, areas } from './areas/catalogue.ts';
import { paths } from './paths.ts';

const { account, compositions, oppositions, recordings } = paths;

const READING: Readonly<Record<Exclude<AreaId, 'account'>, Need>> = {
  compositions: 'compositions:read',
  recordings: 'recordings:read',
  oppositions: 'disputes:read',
};

/** With all pages below them; the first that fits counts. */
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
  ...areas.flatMap(({ id, privatePaths }) =>
    id === 'account' ? [] : privatePaths.map((path) => [path, READING[id]] as const),
  ),
];

/** Null for a page that every person of a member may open. */
export function needOfPath(path: string): Need | null {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid');
  // Opens the details of a work or a recording with a form.
  const isClaim = searchParams.has('claim');
  const need = NEEDS.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1] ?? null;
  if (isClaim && need === 'compositions:read') return 'compositions:change';
  return isClaim && need === 'recordings:read' ? 'recordings:change' : need;
}
