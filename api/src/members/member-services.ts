import type { Services } from '../platform/services.ts';

export type MemberServices = Pick<Services, 'db' | 'env' | 'files' | 'mail' | 'now' | 'passwords' | 'sessions'>;
