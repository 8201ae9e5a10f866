import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** The commit that the release before this one was made of. */
const commit = readFileSync(join(root, 'deploy/last-release'), 'utf8').trim()

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 256 * 2 ** 20 })
const succeeds = (...words: readonly string[]): boolean => {
  try {
    git(...words)
    return true
  } catch {
    return false
  }
}

/** Whether its code can be had here, and whether it should be: a copy without history, or with a part of it, has it not. */
export const lastRelease = {
  commit,
  isHere: succeeds('cat-file', '-e', `${commit}^{commit}`),
  hasHistory:
    succeeds('rev-parse', 'HEAD') && git('rev-parse', '--is-shallow-repository').toString().trim() === 'false',
}

/** Lays its source out in a folder of its own, with the packages that are installed and its own of ours. */
const layOut = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'delebil-last-release-'))
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit, 'apps/api', 'packages', 'package.json') })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@delebil'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@delebil' && name !== '.bin') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@delebil', name))
  return folder
}

/** Starts a server of the release before on a database. */
export const startLastRelease = async (databaseUrl: string) => {
  const folder = layOut()
  const child = spawn(process.execPath, ['--conditions=@delebil/source', join(folder, 'apps/api/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The release before did not start.\n${said}`)))
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      said += piece
      const [, found] = /Delebil svarer på (http\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, stop }
}
