import { defineConfig } from 'vitest/config'

const setupFiles = ['./vitest.setup.ts']
const unit = { environment: 'node', setupFiles } as const

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      { test: { ...unit, name: 'core', include: ['{core,contract}/**/*.test.ts', 'scripts/*.test.mjs'] } },
      { test: { ...unit, name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...unit,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: './server/test/template.ts',
          // Files share a worker, so the template of the database is made once a worker, not once a file.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
