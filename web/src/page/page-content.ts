import { areaOfPath } from '@counterpoint/contract/areas';
import type { PageConfig } from '@counterpoint/contract/page-config';
import type { Registry } from '@counterpoint/contract/registry';
import type { HostBuild } from '../assets/host-build.ts';
import { type PageFiles, type Script, scriptOf } from './page-files.ts';
import type { PageLanguage } from './page-language.ts';
import { APPLICATION_CSS, applicationBody, type PageContent } from './render-page.ts';

export interface PageSettings {
  readonly sessionSecret: string;
  readonly loadTimeoutMs: number;
}

export const SIGN_IN_BASE = '/assets/sign-in/';

interface Visit {
  readonly nonce: string;
  readonly language: PageLanguage;
}

interface ApplicationVisit extends Visit {
  readonly pathname: string;
  /** A session cookie was sent; only the browser can check it. */
  readonly hasSession: boolean;
}

/** Its script loads the application's files while the member types. */
export async function landingContent(
  files: PageFiles,
  settings: PageSettings,
  { nonce, language }: Visit,
): Promise<PageContent> {
  const [signIn, host, registry] = await Promise.all([files.signIn(), files.host(), files.registry()]);
  const entry = scriptOf(files.hostBase, host.integrity, host.entry);
  const application = {
    entry: entry.address,
    integrity: entry.integrity,
    preload: host.preload.map((file) => files.hostBase + file),
    ...(host.font && { font: files.hostBase + host.font }),
  };
  return {
    nonce,
    language,
    config: { ...configOf(settings, { hostBase: files.hostBase, host, registry }), application },
    css: signIn.css,
    body: signIn.html[language] ?? signIn.html.en,
    entry: scriptOf(SIGN_IN_BASE, signIn.integrity, signIn.entry),
    preload: [],
  };
}

export async function applicationContent(
  files: PageFiles,
  settings: PageSettings,
  visit: ApplicationVisit,
): Promise<PageContent> {
  const [host, registry] = await Promise.all([files.host(), files.registry()]);
  const preload = host.preload.map((file) => scriptOf(files.hostBase, host.integrity, file));
  return {
    nonce: visit.nonce,
    language: visit.language,
    config: configOf(settings, { hostBase: files.hostBase, host, registry }),
    css: APPLICATION_CSS,
    body: applicationBody(),
    entry: scriptOf(files.hostBase, host.integrity, host.entry),
    preload: [...preload, ...areaScripts(registry, visit)],
  };
}

/** Without a session, a private page redirects to the sign-in form, so its area isn't needed. */
function areaScripts(registry: Registry, { pathname, hasSession }: ApplicationVisit): Script[] {
  const owner = areaOfPath(pathname);
  const deployed = owner && (owner.access === 'public' || hasSession) ? registry.areas[owner.area.id] : undefined;
  if (!deployed) return [];
  const { base, entry, chunks, integrity } = deployed;
  return [entry, ...chunks].map((file) => scriptOf(base, integrity, file));
}

interface Deployed {
  readonly hostBase: string;
  readonly host: HostBuild;
  readonly registry: Registry;
}

function configOf(settings: PageSettings, { hostBase, host, registry }: Deployed): PageConfig {
  const integrity = Object.entries(host.integrity).map(([file, hash]) => [hostBase + file, hash]);
  return {
    session_secret: settings.sessionSecret,
    load_timeout_ms: settings.loadTimeoutMs,
    release: host.version,
    integrity: Object.fromEntries(integrity),
    registry,
  };
}
