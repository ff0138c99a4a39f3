import { inTerminalLanguage } from '@counterpoint/messages/node';
import { DEVELOPMENT_KEY, isProduction, StartupError } from 'api/server';
import * as text from '../messages/settings.generated.ts';
import { DEVELOPMENT_SECRET } from './env.ts';
import type { StartOptions } from './start-options.ts';

/** Throws for settings that only suit a trial on one's own machine. Returns warnings. */
export function checkProduction({ web, api }: StartOptions): string[] {
  if (!isProduction(api)) return [];
  if (web.SESSION_SECRET === DEVELOPMENT_SECRET) throw new StartupError(text.defaultSecret);
  if (api.SECOND_FACTOR_KEY === DEVELOPMENT_KEY) throw new StartupError(text.defaultKey);
  return api.SMTP_URL ? [] : [inTerminalLanguage(() => text.noMailServer({ folder: api.DATA_DIR }))];
}
