export const PERMISSIONS = ['super', 'copyright', 'finance', 'read'] as const;
export type Permission = (typeof PERMISSIONS)[number];
