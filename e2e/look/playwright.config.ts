import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium'

/** Not part of the proof: photographs, for people to look at. `npm run look` runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.look.ts',
  outputDir: '../../test-results/look',
  globalSetup: './furnished.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
})
