import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['@delebil/source', ...defaultServerConditions]

/** The packages as strangers get them. What the tests themselves need of ours, such as the mocks, is source. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@delebil/source', 'node', 'module-sync'] } },
  test: {
    name: 'packages',
    include: ['tests/packages/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/packages/set-up.ts'],
    maxWorkers: 2,
    // The compiler reads the declarations of everybody, on a machine that may do more.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    allowOnly: false,
  },
})
