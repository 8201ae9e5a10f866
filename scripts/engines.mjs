import { globSync } from 'node:fs'
import { installFromApt } from './install-from-apt.mjs'
import { onMachine } from './on-machine.mjs'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Firefox and WebKit, and the display that WebKit needs: found, else installed now. Answers `{ env }`, or `{ missing }`: a sentence. */
export async function engines() {
  if (missingOf(find()).length > 0) await installFromApt(['--no-install-recommends', ...packages], 'Firefox and WebKit')
  const env = find()
  const missing = missingOf(env)
  if (missing.length === 0) return { env }
  return {
    missing: `The step engines needs Firefox and WebKit, and could neither find nor install ${missing.join(', ')}. As root: apt-get install ${packages.join(' ')}. Elsewhere, name the programs in these variables.`,
  }
}

const missingOf = (env) => Object.keys(env).filter((name) => env[name] === undefined)

const find = () => ({
  FIREFOX_PATH: process.env.FIREFOX_PATH ?? onMachine(['firefox-esr', 'firefox']),
  WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH ?? onMachine(['WebKitWebDriver']),
  WEBKIT_BROWSER_PATH:
    process.env.WEBKIT_BROWSER_PATH ?? globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.[01]/MiniBrowser').at(-1),
  XVFB_PATH: process.env.XVFB_PATH ?? onMachine(['Xvfb']),
})
