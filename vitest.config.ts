import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['@delebil/source', ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@delebil/source', 'node', 'module-sync'] } },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/test-results/vitest.json' },
    passWithNoTests: false,
    allowOnly: false,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/host/{build,src,worker}/**/*.test.ts',
            'apps/partner-embed/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          environment: 'node',
          // Rules leave nothing behind; loading them for each file anew took four fifths of the time.
          isolate: false,
          setupFiles: ['apps/host/build/file-scope.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/api/src/**/*.test.ts', 'tests/{contract,load,reliability}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Each file has its own database and servers; the modules are the same for all.
          isolate: false,
          execArgv: ['--conditions=@delebil/source'],
          globalSetup: ['apps/api/src/platform/db/test-server.ts'],
          setupFiles: ['apps/api/src/platform/db/test-warnings.ts'],
          // One more than cores: many of these tests wait.
          maxWorkers: 3,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
