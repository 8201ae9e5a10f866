import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { NativeSimulator } from '../../../packages/booking-widget/src/sample/native-simulator.ts'

declare global {
  interface Window {
    simulatedApp: NativeSimulator
  }
}

/** The simulated app as a script that runs before the page's own. */
async function simulatorScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@delebil/source', 'module', 'browser'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('simulated-app.ts', import.meta.url)),
        formats: ['iife'],
        name: 'simulatedAppScript',
      },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The simulated app was not built.')
  return first.output[0].code
}

/** Puts the page inside the mobile app, with these cars around the phone. */
export async function openInApp(page: Page, carIds: readonly number[]): Promise<void> {
  await page.addInitScript({ content: await simulatorScript() })
  await page.addInitScript((ids) => {
    for (const id of ids) window.simulatedApp.park(id, true)
  }, carIds)
}
