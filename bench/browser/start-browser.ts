import { type Browser, chromium } from 'playwright'
import type { Scope } from '../measure/scope.ts'

// Where this is measured there is no graphics card; where there is one, it must not be used.
const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']

/** Starts the Chromium of CHROMIUM_PATH, or Playwright's own. The scope stops it. */
export async function startBrowser(scope: Scope): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: flags,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  scope.add(() => browser.close())
  return browser
}
