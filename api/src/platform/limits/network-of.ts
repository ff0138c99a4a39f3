import net from 'node:net';
import type { Limit } from './attempts.ts';

/** How many more attempts a site may make than one of its 65,536 networks. */
const SITE_FACTOR = 4;

/** An IPv4 address, or the /64 that every IPv6 customer has at least. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : (mappedIpv4(address) ?? address);
}

/** The limit for the caller's network and, over IPv6, for the /48 that a whole site has. */
export function limitsOfNetwork(limit: Limit, address: string): Limit[] {
  const { bucket, max } = limit;
  const ofNetwork = { ...limit, bucket: [...bucket, networkOf(address)] };
  const groups = groupsOf(address);
  if (!groups) return [ofNetwork];
  const site = `${groups.slice(0, 3).join(':')}::/48`;
  return [ofNetwork, { ...limit, bucket: [...bucket, site], max: max * SITE_FACTOR }];
}

function mappedIpv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] | null {
  if (mappedIpv4(address) || !net.isIPv6(address)) return null;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = address.includes('::') ? [...start, ...zeros, ...end] : start;
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
