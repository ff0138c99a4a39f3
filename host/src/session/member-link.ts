import { paths } from '@counterpoint/contract/paths';
import type { Place } from './guard.ts';

/** Mail to a person who acts for several members names the member in its links. */
const PARAMETER = 'member';

export function memberOfLink(params: URLSearchParams): string | null {
  return params.get(PARAMETER);
}

/** Returns the page on which a tab continues for another member: that of the member's link, or else the dashboard. */
export function pathForMember({ pathname, search }: Pick<Place, 'pathname' | 'search'>, memberId: string): string {
  const params = new URLSearchParams(search);
  if (memberOfLink(params) !== memberId) return paths.dashboard();
  params.delete(PARAMETER);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
