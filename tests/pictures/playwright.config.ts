import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../.storybook/launch-options.ts'
import { type Look, pictures } from './settings.ts'

export default defineConfig<object, { look: Look }>({
  testDir: '.',
  outputDir: `${pictures.folder}/last`,
  snapshotPathTemplate: `${pictures.baselines}/{projectName}/{arg}{ext}`,
  // A picture that nobody has taken yet is news, not a failure; what is gone is not asked for.
  updateSnapshots: pictures.isUpdate ? 'all' : 'missing',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['line'], ['html', { outputFolder: `${pictures.folder}/report`, open: 'never' }]],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Per pixel (YIQ), then how many pixels: edges of letters may differ by a shade, a moved line may not.
      threshold: 0.2,
      maxDiffPixels: 20,
    },
  },
  use: { browserName: 'chromium', launchOptions },
  projects: pictures.looks.map((look) => ({ name: look, use: { look } })),
})
