import { areaOfPath } from '@counterpoint/contract/areas';
import type { PageConfig } from '@counterpoint/contract/page-config';
import type { Registry } from '@counterpoint/contract/registry';
import type { HostBuild } from '../assets/host-build.ts';
import { type PageFiles, type Script, scriptOf } from './page-files.ts';
import { APPLICATION_BODY, APPLICATION_CSS, type PageContent } from './render-page.ts';

export interface PageSettings {
  readonly sessionSecret: string;
  readonly loadTimeoutMs: number;
}

/** Below this address the landing page's files stand. */
export const SIGN_IN_BASE = '/assets/sign-in/';

/** The landing page. It names the application's files, and its script fetches them while the member types. */
export async function landingContent(files: PageFiles, settings: PageSettings, nonce: string): Promise<PageContent> {
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
    config: { ...configOf(settings, { hostBase: files.hostBase, host, registry }), application },
    css: signIn.css,
    body: signIn.html,
    entry: scriptOf(SIGN_IN_BASE, signIn.integrity, signIn.entry),
    preload: [],
  };
}

interface Visit {
  readonly pathname: string;
  /** Whether the browser holds something that looks like a session; only the host can tell whether it is one. */
  readonly hasSession: boolean;
}

/** The application's page: with the host's first scripts, and those of the area that answers the path. */
export async function applicationContent(
  files: PageFiles,
  settings: PageSettings,
  visit: Visit & { readonly nonce: string },
): Promise<PageContent> {
  const [host, registry] = await Promise.all([files.host(), files.registry()]);
  const preload = host.preload.map((file) => scriptOf(files.hostBase, host.integrity, file));
  return {
    nonce: visit.nonce,
    config: configOf(settings, { hostBase: files.hostBase, host, registry }),
    css: APPLICATION_CSS,
    body: APPLICATION_BODY,
    entry: scriptOf(files.hostBase, host.integrity, host.entry),
    preload: [...preload, ...areaScripts(registry, visit)],
  };
}

/** Without a session a private page leads to the sign-in form at once: its area would be fetched for nothing. */
function areaScripts(registry: Registry, { pathname, hasSession }: Visit): Script[] {
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
