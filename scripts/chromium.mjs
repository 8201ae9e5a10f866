import { existsSync } from 'node:fs'
import { installFromApt } from './install-from-apt.mjs'
import { isExecutable, onMachine } from './on-machine.mjs'
import { tool } from './root.mjs'
import { capture } from './run.mjs'
import { say } from './say.mjs'

/** The shell without windows does the same in half the time. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium to test with: a found one, else one installed now. Ends the process when neither can be had. */
export async function chromium() {
  const found = named() ?? onMachine([shell]) ?? (await fromApt(shell)) ?? (await playwrightsOwn()) ?? onMachine(names)
  if (found) return found

  const installed = await fromApt('chromium')
  if (installed) return installed

  const done = say('Downloading Chromium (playwright install chromium)')
  const { code, output } = await capture(tool('playwright'), ['install', 'chromium'])
  done(code === 0 ? 'done' : 'failed')
  const downloaded = await playwrightsOwn()
  if (downloaded) return downloaded

  console.error(output)
  console.error(
    'The browser tests need Chromium, and none could be found or installed. Install one, or name it in CHROMIUM_PATH.',
  )
  process.exit(1)
}

function named() {
  const path = process.env.CHROMIUM_PATH
  if (!path || isExecutable(path)) return path || undefined
  console.error(`CHROMIUM_PATH names ${path}, which is not a program.`)
  process.exit(1)
}

async function playwrightsOwn() {
  const playwright = await import('playwright')
  const path = playwright.chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function fromApt(name) {
  await installFromApt([name], 'Chromium')
  return onMachine([name])
}
