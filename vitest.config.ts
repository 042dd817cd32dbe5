import { defineConfig } from 'vitest/config'

// Long, because a busy machine is slow and not wrong.
const unit = {
  environment: 'node',
  setupFiles: ['./vitest.setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      { test: { ...unit, name: 'core', include: ['{core,contact,contract}/**/*.test.ts', 'scripts/lock.test.mjs'] } },
      { test: { ...unit, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...unit,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: './server/test/template.ts',
          // Files share a worker, so that what they import is loaded once.
          isolate: false,
        },
      },
      // Whole processes, one after another and after everything else.
      { test: { ...unit, name: 'start', include: ['scripts/start.test.mjs'], sequence: { groupOrder: 1 } } },
    ],
  },
})
