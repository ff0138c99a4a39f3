import type { PageConfig } from '@counterpoint/contract/page-config';

export type LandingConfig = Pick<PageConfig, 'session_secret' | 'application'>;

/** Trusts the server that wrote it: the schema would double the size of this page's script. The application validates all of it. */
export function readLandingConfig(): LandingConfig {
  return JSON.parse(document.getElementById('config')?.textContent ?? '{}') as LandingConfig;
}
