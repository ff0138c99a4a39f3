import { type PageConfig, pageConfig } from '@counterpoint/contract/page-config';

/** The secret matches the API's, because ports of one host share cookies. */
const DEVELOPMENT: PageConfig = {
  session_secret: 'counterpoint-development-secret',
  load_timeout_ms: 120_000,
  release: 'standalone',
  integrity: {},
  registry: { areas: {} },
};

/** Falls back to development defaults. Throws if the page's `#config` is invalid. */
export function readPageConfig(): PageConfig {
  const text = document.getElementById('config')?.textContent;
  return text ? pageConfig.parse(JSON.parse(text)) : DEVELOPMENT;
}
