import { buildBundles } from '@counterpoint/build/bundles';
import { findChromium } from '@counterpoint/build/chromium';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS } from './browser-flags.ts';
import { type Member, printedMember } from './demo-member.ts';
import { type Portal, startPortal } from './start-portal.ts';

/** A portal with demo data, and a browser. */
export interface Stage {
  readonly browser: Browser;
  readonly portal: Portal;
  readonly memberOf: (email: string) => Member;
}

/** For commands: builds stale bundles, starts portal and Chromium, and stops both after `act`. */
export async function withChromium(print: (text: string) => void, act: (stage: Stage) => Promise<void>): Promise<void> {
  const found = await findChromium(print);
  if ('missing' in found) throw new Error(found.missing);
  await buildBundles({ onProgress: print });
  const portal = await startPortal();
  try {
    const browser = await chromium.launch({ executablePath: found.path, args: BROWSER_FLAGS });
    try {
      await act({ browser, portal, memberOf: (email) => printedMember(portal.output(), email) });
    } finally {
      await browser.close();
    }
  } finally {
    await portal.stop();
  }
}
