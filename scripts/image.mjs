import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './root.mjs'

// Builds the image of deploy/Containerfile from the archive of `npm run release`, on a base of Debian's own packages, and starts it.
const needed = ['buildah', 'debootstrap']
const port = '7399'
const tries = 60

const lacking = needed.filter((program) => spawnSync('which', [program]).status !== 0)
if (process.getuid() !== 0) lacking.push('a user that is root')
if (lacking.length > 0) {
  console.log(`Untested: this machine has no ${lacking.join(', and no ')}.`)
  process.exit(0)
}

execFileSync('npm', ['run', 'release'], { cwd: root, stdio: 'inherit' })
const releases = join(root, '.cache/release')
const [archive = ''] = readdirSync(releases).filter((name) => name.endsWith('.tar.gz'))
const folder = mkdtempSync(join(tmpdir(), 'delebil-image-'))
const at = (...names) => join(folder, ...names)
// Without a kernel that lets containers mount, files are copied and the root is changed.
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }
const stores = ['--root', at('images'), '--runroot', at('run')]
const buildah = (...args) => execFileSync('buildah', [...stores, ...args], { env, encoding: 'utf8' }).trim()

const makeBase = () => {
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', at('debian')], { stdio: 'ignore' })
  const base = buildah('from', 'scratch')
  buildah('add', '--quiet', base, at('debian'), '/')
  buildah('copy', '--quiet', base, realpathSync(join(root, 'node_modules/node/bin/node')), '/usr/local/bin/node')
  buildah('commit', '--quiet', base, 'delebil-base')
  buildah('rm', base)
}

const isReady = async () => {
  for (let count = 0; count < tries; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
    if (answer?.ok) return true
    await wait(1000)
  }
  return false
}

let server
try {
  makeBase()
  mkdirSync(at('context'))
  copyFileSync(join(releases, archive), at('context/delebil.tar.gz'))
  const file = join(root, 'deploy/Containerfile')
  const base = 'BASE=localhost/delebil-base'
  buildah('build', '--format', 'docker', '--build-arg', base, '--file', file, '--tag', 'delebil', at('context'))
  const container = buildah('from', 'delebil')
  const command = ['run', '--env', `PORT=${port}`, container, '--', 'node', 'delebil.mjs', 'start']
  server = spawn('buildah', [...stores, ...command], { env, stdio: 'inherit', detached: true })
  if (!(await isReady())) throw new Error('The server in the image is not ready after a minute.')
  console.log('The image is built and started, and its server is ready.')
} finally {
  if (server) process.kill(-server.pid, 'SIGTERM')
  await wait(3000)
  rmSync(folder, { recursive: true, force: true })
}
