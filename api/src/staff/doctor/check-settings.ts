import * as text from '../../messages/staff-doctor.generated.ts';
import type { Env } from '../../platform/config/env.ts';
import { type Check, check } from './check.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

/** @param given the environment itself: the web server's settings aren't the API's, and defaults aren't set */
export function checkSettings(env: Env, given: Settings): Check[] {
  return [
    check('PUBLIC_URL', env.PUBLIC_URL.startsWith('https://'), text.publicUrl),
    check('TRUST_PROXY', env.TRUST_PROXY !== undefined, text.trustProxy),
    check('SESSION_SECRET', Boolean(given.SESSION_SECRET), text.sessionSecret),
    check('SECOND_FACTOR_KEY', Boolean(given.SECOND_FACTOR_KEY), text.secondFactorKey),
    check('TEST_MODE', env.TEST_MODE === 'off', text.testMode),
    check('SOCIETY_NAME', Boolean(given.SOCIETY_NAME), text.societyName),
    check('SOCIETY_CISAC_CODE', Boolean(given.SOCIETY_CISAC_CODE), text.societyCode),
    ...checkMetrics(env),
  ];
}

function checkMetrics({ METRICS_PORT, METRICS_HOST: host }: Env): Check[] {
  if (METRICS_PORT === undefined) return [];
  return [check('METRICS_HOST', ['127.0.0.1', '::1', 'localhost'].includes(host), () => text.metricsHost({ host }))];
}
