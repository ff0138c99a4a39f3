import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './src/portal/browser-flags.ts';

export default defineConfig({
  testDir: './src',
  globalSetup: './src/portal/template.ts',
  outputDir: '../.reports/e2e',
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine: a page waits a third of its time. With four, every test only takes longer.
  workers: 3,
  fullyParallel: true,
  // Far beyond what anything takes: no test is about time, and a small machine with three browsers is slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    headless: true,
    actionTimeout: 30_000,
    launchOptions: {
      // The page of the next test continues in the process of the last: see `context-pool.ts`.
      args: [...BROWSER_FLAGS, '--process-per-site'],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    screenshot: 'only-on-failure',
    // Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // One at a time, at the same ports: each finds what the one before has built. They wait for pages half of their time.
    { name: 'development', testDir: './src/development', workers: 1, expect: { timeout: 30_000 } },
    // Each worker has one portal for all its tests, which run on the screen that they ask for by their tag.
    { name: 'portal', testIgnore: '**/development/**' },
  ],
});
