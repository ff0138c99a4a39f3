import { type PageConfig, pageConfig } from '@counterpoint/contract/page-config';

/** Defaults on a development server. The secret matches the API's, because ports of one host share cookies. */
const DEVELOPMENT: PageConfig = {
  session_secret: 'counterpoint-development-secret',
  load_timeout_ms: 120_000,
  release: 'standalone',
  integrity: {},
  registry: { areas: {} },
};

/** The configuration in the page's `#config`, else that of development. Throws where it is there and wrong. */
export function readPageConfig(): PageConfig {
  const text = document.getElementById('config')?.textContent;
  return text ? pageConfig.parse(JSON.parse(text)) : DEVELOPMENT;
}
