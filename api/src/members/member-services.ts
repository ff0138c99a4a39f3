import type { Routes, Services } from '../platform/services.ts';

type Used = 'db' | 'env' | 'files' | 'mail' | 'now' | 'passwords' | 'sessions';

export type MemberServices = Pick<Services, Used>;
export type MemberRoutes = Routes<Used>;
