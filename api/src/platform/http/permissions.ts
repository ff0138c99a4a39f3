/** What an account may do for a member: everything, the catalogue, the money, or look. */
export const PERMISSIONS = ['super', 'copyright', 'finance', 'read'] as const;
export type Permission = (typeof PERMISSIONS)[number];
