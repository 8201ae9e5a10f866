import { existsSync } from 'node:fs'
import { capture } from './run.mjs'
import { say } from './say.mjs'

/** Installs packages of the system where we may: with apt-get, as root. Does nothing elsewhere; whoever asks looks for what it wanted. */
export async function installFromApt(packages, what) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const done = say(`Installing ${what} (apt-get install ${packages.join(' ')})`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '-qq'], { env })
  const { code, output } = await capture('apt-get', ['install', '-y', '-qq', ...packages], { env })
  done(code === 0 ? 'done' : 'failed')
  if (code !== 0) console.error(output)
}
