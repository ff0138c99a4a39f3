/**
 * Where members reach the portal. It is the same for all that a process does, and set once as it starts: jobs, imports
 * and commands write mail far from where settings are read.
 */
const portal = { address: 'http://localhost:3000' };

/** Says where members reach the portal, for the mail of this process. */
export function setPortalAddress(address: string): void {
  portal.address = address;
}

export function portalAddress(): string {
  return portal.address;
}
