/** Everything, the catalogue, the money, read-only. */
export const PERMISSIONS = ['super', 'copyright', 'finance', 'read'] as const;
export type Permission = (typeof PERMISSIONS)[number];
