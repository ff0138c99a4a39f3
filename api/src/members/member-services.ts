import type { Services } from '../platform/services.ts';

/** The services behind signing in and everything an account does for itself. */
export type MemberServices = Pick<Services, 'db' | 'env' | 'files' | 'mail' | 'now' | 'passwords' | 'sessions'>;
