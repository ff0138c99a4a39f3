import { paths } from '@counterpoint/contract/paths';
import type { Request } from '@playwright/test';
import * as z from 'zod';
import { asMember } from '../portal/demo-member.ts';
import { runSocietyCommand } from '../portal/society-command.ts';
import { expect, test } from '../portal/test.ts';

const status = z.object({
  versions: z.array(
    z.object({
      area: z.string(),
      pages: z.number(),
      largest_paint_ms: z.number().nullable(),
      layout_shift: z.number().nullable(),
    }),
  ),
});

function isVitalsScript(request: Request): boolean {
  return request.resourceType() === 'script' && /\/vitals\./.test(request.url());
}

// Its clock stays changed.
test.use({ freshContext: true });

test('measures a page and tells staff per version how fast it was', async ({ page, portal }) => {
  const recordings = async () =>
    status.parse(await runSocietyCommand(portal, 'status')).versions.find(({ area }) => area === 'recordings');
  // Pages of other tests may have been measured.
  const before = (await recordings())?.pages ?? 0;
  await page.clock.install();
  await asMember(page, { portal, email: 'ama.kusi@example.org', at: paths.recordings.list() });
  await expect(page.getByRole('heading', { level: 1, name: 'Sound recordings' })).toBeVisible();
  // Chunks are fetched first, and then run as a script.
  const isMeasuring = page.waitForEvent('requestfinished', isVitalsScript);
  await page.clock.fastForward(11_000);
  await isMeasuring;
  await page.clock.runFor(1_000);
  await page.goto('about:blank');
  const measured = { pages: before + 1, largest_paint_ms: expect.any(Number), layout_shift: expect.any(Number) };
  await expect.poll(recordings).toMatchObject(measured);
});
