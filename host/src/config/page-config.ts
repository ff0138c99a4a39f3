import { type PageConfig, pageConfig } from '@counterpoint/contract/page-config';

let config: PageConfig | undefined;

export function readPageConfig(): PageConfig {
  config ??= parsePageConfig(document.getElementById('config')?.textContent ?? '');
  return config;
}

/** @throws an error that names every invalid value */
function parsePageConfig(text: string): PageConfig {
  const result = pageConfig.safeParse(text === '' ? undefined : JSON.parse(text));
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.') || 'config'}: ${issue.message}`);
  throw new Error(`The page’s configuration is not right: ${wrong.join('; ')}`);
}
