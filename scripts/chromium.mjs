import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tool } from './root.mjs'
import { capture } from './run.mjs'
import { say } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium to test with: a found one, else one installed now. Ends the process when neither can be had. */
export async function chromium() {
  const found = await findChromium()
  if (found) return found

  await installWithApt()
  const fromApt = await findChromium()
  if (fromApt) return fromApt

  const done = say('Downloading Chromium (playwright install chromium)')
  const { code, output } = await capture(tool('playwright'), ['install', 'chromium'])
  done(code === 0 ? 'done' : 'failed')
  const downloaded = await findChromium()
  if (downloaded) return downloaded

  console.error(output)
  console.error(
    'The browser tests need Chromium, and none could be found or installed. Install one, or name it in CHROMIUM_PATH.',
  )
  process.exit(1)
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return named
    console.error(`CHROMIUM_PATH names ${named}, which is not a program.`)
    process.exit(1)
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const onMachine = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
  return (await playwrightsOwn()) ?? onMachine
}

async function playwrightsOwn() {
  const playwright = await import('playwright')
  const path = playwright.chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const done = say('Installing Chromium (apt-get install chromium)')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '-qq'], { env })
  const { code, output } = await capture('apt-get', ['install', '-y', '-qq', 'chromium'], { env })
  done(code === 0 ? 'done' : 'failed')
  if (code !== 0) console.error(output)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
