import { defineConfig, devices } from '@playwright/test'

const chromium = process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium'
/** The same engine with no window around it, where there is one: about half the work. */
const headlessShell = process.env.EVENLIGHT_HEADLESS_SHELL ?? chromium

const launchedBy = (executablePath: string) => ({
  executablePath,
  // Without a graphics card its pretended one takes a quarter of what the browser does.
  args: [
    '--disable-gpu',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    // Without a network there would be no way from one browser to the other.
    '--allow-loopback-in-peer-connection',
  ],
})

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
    // Without the film: what the page held at each step tells as much, and a tenth of the work was filming.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    // A story asks for the worker where it is about it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: launchedBy(headlessShell),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone|@pictures/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      // The shell draws letters and the browser's own fields a little otherwise than what people look at.
      name: 'pictures',
      grep: /@pictures/,
      use: { ...devices['Desktop Chrome'], launchOptions: launchedBy(chromium) },
    },
    { name: 'phone', grep: /@phone|@both/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
})
