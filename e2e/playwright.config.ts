import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './src/portal/browser-flags.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

export default defineConfig({
  testDir: './src',
  outputDir: '../.reports/e2e',
  forbidOnly: true,
  retries: 0,
  // More than the two cores of a small machine: half of the time a page waits for what comes by and by.
  workers: 4,
  fullyParallel: true,
  // Far beyond what anything takes: no test is about time, and a small machine with four browsers is slow.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    headless: true,
    actionTimeout: 30_000,
    launchOptions: {
      args: BROWSER_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The longest first. One at a time, at the same ports: so each finds what the one before has built for them.
    {
      name: 'development',
      testDir: './src/development',
      workers: 1,
      use: { viewport: desktop },
      expect: { timeout: 30_000 },
    },
    // Each worker of a project starts a portal of its own: no more than are soon paid back.
    { name: 'faults', testDir: './src/faults', workers: 2, use: { viewport: desktop } },
    { name: 'deployments', testDir: './src/deployments', workers: 1, use: { viewport: desktop } },
    // What is shown at several widths by the test itself, or is the same at all, runs here alone.
    { name: 'desktop', testMatch: /src\/(journeys|shell)\//, use: { viewport: desktop } },
    // Without the journeys whose subject is no screen: policies, several tabs.
    {
      name: 'phone',
      testDir: './src/journeys',
      testIgnore: /(headers|session)\.test\.ts$/,
      use: { viewport: phone, hasTouch: true },
    },
  ],
});
