import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from './chromium.mjs'
import { root, tool } from './root.mjs'
import { capture, run } from './run.mjs'
import { say } from './say.mjs'
import { setUp } from './set-up.mjs'

const usage = `npm run pictures [-- words…] [--update] [--against <commit>] [--look light,dark,forced] [--width 1136]

Takes a picture of each story and compares it with the one before.
  words      only stories whose title or name holds one of them
  --update   what is seen now becomes the baseline
  --against  the baseline is another commit's: its workbench is built beside this one, once`

const folder = join(root, '.cache/pictures')
const { values, positionals } = readArguments()
await setUp()
const env = { CHROMIUM_PATH: await chromium() }
mkdirSync(folder, { recursive: true })

const commit = values.against === undefined ? undefined : commitOf(values.against)
const baselines = join(folder, 'baselines', commit ?? 'own')
if (commit !== undefined) {
  const before = join(folder, 'trees', commit)
  if (!existsSync(before)) checkOut(commit, before)
  const then = join(before, 'storybook-static')
  if (!existsSync(join(then, 'index.json'))) await build(before, then, `the workbench of ${values.against}`)
  await take(then, true)
}
const now = join(folder, 'now')
await build(root, now, 'the workbench')
const isFirst = !existsSync(baselines)
const code = await take(now, values.update)
if (isFirst) console.log('There was no baseline; these pictures are it now. Change something, and run it again.')
else if (!values.update) console.log(`Before, after and difference: ${join(folder, 'report/index.html')}`)
process.exit(code)

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        update: { type: 'boolean', default: false },
        against: { type: 'string' },
        look: { type: 'string', default: 'light,dark' },
        width: { type: 'string', default: '1136' },
      },
    })
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`)
    process.exit(2)
  }
}

function commitOf(name) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--short=12', `${name}^{commit}`], {
      cwd: root,
      stdio: 'pipe',
    })
      .toString()
      .trim()
  } catch {
    console.error(`git knows no commit called ${name}.`)
    process.exit(2)
  }
}

/** Another commit's files in a folder of their own, with the packages that are installed here, but for our own. */
function checkOut(name, tree) {
  mkdirSync(join(tree, 'node_modules/@delebil'), { recursive: true })
  const files = execFileSync('git', ['archive', '--format=tar', name], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', tree], { input: files })
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@delebil') symlinkSync(join(root, 'node_modules', entry), join(tree, 'node_modules', entry))
  }
  for (const entry of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', entry), join(tree, 'node_modules/@delebil', entry))
  }
}

async function build(tree, place, what) {
  const done = say(`Building ${what}`)
  rmSync(place, { recursive: true, force: true })
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', place]
  const { code, output } = await capture(tool('storybook'), args, { cwd: tree })
  done(code === 0 ? 'done' : 'failed')
  if (code === 0) return
  console.error(output)
  process.exit(code)
}

async function take(workbench, isUpdate) {
  const { preview } = await import('vite')
  const server = await preview({
    root: workbench,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    return await run(tool('playwright'), ['test', '--config=tests/pictures/playwright.config.ts'], {
      env: {
        ...env,
        PICTURES_ADDRESS: `http://127.0.0.1:${server.httpServer.address().port}`,
        PICTURES_FOLDER: folder,
        PICTURES_BASELINES: baselines,
        PICTURES_LOOKS: values.look,
        PICTURES_WIDTH: values.width,
        PICTURES_UPDATE: isUpdate ? 'yes' : 'no',
        PICTURES_WORDS: positionals.join(','),
      },
    })
  } finally {
    await server.close()
  }
}
