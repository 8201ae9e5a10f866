import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { node24, root } from './root.mjs'
import { capture } from './run.mjs'
import { say } from './say.mjs'

const lockFile = join(root, 'package-lock.json')
const installedFile = join(root, 'node_modules/.package-lock.json')
const stampFile = join(root, 'node_modules/.delebil-set-up')

/** Brings node_modules in step with package-lock.json; costs nothing when it already is. Ends the process when it cannot. */
export async function setUp() {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync(node24)) return

  if (!isInstalled()) await install()
  await checkNode()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** npm writes down what it installed; comparing spares a developer who ran `npm install` a second installation. */
function isInstalled() {
  if (!existsSync(installedFile) || !existsSync(node24)) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true
    if (entry.link) return existsSync(join(root, path))
    const found = installed[path]
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional)
  })
}

async function install() {
  const done = say('Installing packages (npm install)')
  const [command, first] = npmCommand()
  // Not `npm ci`: it refuses a lock file that lacks the binaries of other systems, and takes node_modules from running servers.
  const options = [
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ]
  const { code, output } = await capture(command, [...first, 'install', ...options], { timeoutMinutes: 30 })
  done(code === 0 ? 'done' : 'failed')
  if (code === 0) return
  console.error(output)
  console.error(
    'Packages could not be installed. npm says why above; behind a proxy, set `npm config set proxy` and `https-proxy`.',
  )
  process.exit(1)
}

/** The npm that runs us, so that its version and settings are the caller's. */
function npmCommand() {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
}

async function checkNode() {
  const { code, output } = await capture(node24, ['--version'])
  if (code === 0 && output.startsWith('v24.')) return
  console.error(output)
  console.error(
    'The pinned Node 24 does not run. Its package downloads it in an install script: `npm rebuild node` runs that again.',
  )
  process.exit(1)
}
