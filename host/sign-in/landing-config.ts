import type { PageConfig } from '@counterpoint/contract/page-config';
import { isRecord } from '../src/config/is-record.ts';

export type LandingConfig = Pick<PageConfig, 'session_secret' | 'application'>;

/** Parses by hand, because the schema would double the size of this page's script. The application validates all of it. */
export function readLandingConfig(): LandingConfig {
  const config: unknown = JSON.parse(document.getElementById('config')?.textContent ?? '{}');
  if (!isRecord(config) || typeof config.session_secret !== 'string')
    throw new Error('The page has no session_secret.');
  const application = asApplication(config.application);
  return { session_secret: config.session_secret, ...(application && { application }) };
}

function asApplication(value: unknown): LandingConfig['application'] {
  if (!isRecord(value) || typeof value.entry !== 'string' || !Array.isArray(value.preload)) return undefined;
  return {
    entry: value.entry,
    integrity: typeof value.integrity === 'string' ? value.integrity : '',
    preload: value.preload.filter((file) => typeof file === 'string'),
    ...(typeof value.font === 'string' && { font: value.font }),
  };
}
