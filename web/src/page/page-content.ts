import { ownerOfPath } from '@counterpoint/contract/areas';
import type { PageConfig } from '@counterpoint/contract/page-config';
import { paths } from '@counterpoint/contract/paths';
import { type Deployment, type Script, scriptOf } from './page-files.ts';
import type { PageLanguage } from './page-language.ts';
import { APPLICATION_CSS, applicationBody, type PageContent } from './render-page.ts';

export interface PageSettings {
  readonly sessionSecret: string;
  readonly loadTimeoutMs: number;
}

export interface Visit {
  readonly nonce: string;
  readonly language: PageLanguage;
}

interface ApplicationVisit extends Visit {
  readonly pathname: string;
  /** A session cookie was sent; only the browser can check it. */
  readonly hasSession: boolean;
}

/** Its script loads the files of the application and of the dashboard while the member types. */
export function landingContent(deployed: Deployment, settings: PageSettings, { nonce, language }: Visit): PageContent {
  const { base, signIn, font, preload, dashboardPreload } = deployed.host;
  const entry = scriptOf(deployed.host, deployed.host.entry);
  const application = {
    entry: entry.address,
    integrity: entry.integrity,
    preload: [...preload, ...dashboardPreload].map((file) => base + file),
    ...(font && { font: base + font }),
  };
  return {
    nonce,
    language,
    config: { ...configOf(settings, deployed), application },
    css: signIn.css,
    body: (signIn.html[language] ?? signIn.html.en).replaceAll('{base}', base),
    entry: scriptOf({ base, integrity: signIn.integrity }, signIn.entry),
    preload: [],
  };
}

export function applicationContent(deployed: Deployment, settings: PageSettings, visit: ApplicationVisit): PageContent {
  const { host } = deployed;
  const preload = host.preload.map((file) => scriptOf(host, file));
  return {
    nonce: visit.nonce,
    language: visit.language,
    config: configOf(settings, deployed),
    css: APPLICATION_CSS,
    body: applicationBody(),
    entry: scriptOf(host, host.entry),
    preload: [...preload, ...scriptsOfPage(deployed, visit)],
  };
}

/** Without a session, a private page redirects to the sign-in form, so its own scripts aren't needed. */
function scriptsOfPage({ host, registry }: Deployment, { pathname, hasSession }: ApplicationVisit): Script[] {
  if (pathname === paths.dashboard())
    return hasSession ? host.dashboardPreload.map((file) => scriptOf(host, file)) : [];
  const owner = ownerOfPath(Object.values(registry.areas), pathname);
  if (!owner || (owner.access === 'private' && !hasSession)) return [];
  const { entry, chunks } = owner.area;
  return [
    ...[entry, ...chunks].map((file) => scriptOf(owner.area, file)),
    ...host.areaPreload.map((file) => scriptOf(host, file)),
  ];
}

function configOf(settings: PageSettings, { host, registry }: Deployment): PageConfig {
  const integrity = Object.entries(host.integrity).map(([file, hash]) => [host.base + file, hash]);
  return {
    session_secret: settings.sessionSecret,
    load_timeout_ms: settings.loadTimeoutMs,
    release: host.version,
    integrity: Object.fromEntries(integrity),
    registry,
  };
}
