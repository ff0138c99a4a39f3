import { type PageConfig, pageConfig } from '@counterpoint/contract/page-config';

/**
 * What a development server's page lacks. The secret is the API's own default for development: cookies are shared by
 * all ports of a host, so with another one this page and the portal would throw each other's session away.
 */
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
