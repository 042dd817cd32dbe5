import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.EVENLIGHT_CHROMIUM ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './site.ts',
  // Stories share the demo people, so one is told after another.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.EVENLIGHT_SITE,
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath, args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
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
