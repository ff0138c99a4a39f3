import { societySettings } from '@counterpoint/domain/schemas/members';
import { returns } from '../http/envelope.ts';
import type { Routes } from '../services.ts';

export const settingsRoutes: Routes<'env'> = async (app, { env }) => {
  app.get(
    '/reference/settings',
    { config: { access: 'session' }, schema: { response: returns(200, societySettings) } },
    async () => ({
      data: {
        confirmation_days: env.CONFIRMATION_DAYS,
        work_response_days: env.WORK_RESPONSE_DAYS,
        recording_response_days: env.RECORDING_RESPONSE_DAYS,
        more_time_days: env.MORE_TIME_DAYS,
      },
    }),
  );
};
