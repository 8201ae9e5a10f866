import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installFromApt } from './install-from-apt.mjs'
import { isExecutable, onMachine } from './on-machine.mjs'

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
  WEBKIT_BROWSER_PATH: process.env.WEBKIT_BROWSER_PATH ?? miniBrowser(),
  XVFB_PATH: process.env.XVFB_PATH ?? onMachine(['Xvfb']),
})

/** WebKit's own small browser lies beside its library, which each system keeps elsewhere. */
function miniBrowser() {
  const roots = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((root) => existsSync(root))
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))])
  const versions = ['webkit2gtk-4.1', 'webkit2gtk-4.0']
  return folders.flatMap((folder) => versions.map((version) => join(folder, version, 'MiniBrowser'))).find(isExecutable)
}
