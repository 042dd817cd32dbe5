import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './site.ts',
  // Each has a site of its own, and its demo people to itself. Half of most stories is waiting.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long, because a busy machine is slow and not wrong.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    // Small enough for a colour that is a little off, and for one that is on a few pixels only.
    toHaveScreenshot: { threshold: 0.005, maxDiffPixelRatio: 0.0005, animations: 'disabled', scale: 'css' },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    // A story asks for the worker where it is about it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath,
      // Without a graphics card its pretended one takes a quarter of what the browser does.
      args: ['--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', grep: /@phone|@both/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
})
