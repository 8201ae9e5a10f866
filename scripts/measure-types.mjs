import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './root.mjs'
import { checkTypes } from './type-check.mjs'

const copy = join(root, '.cache/measured-types')
const left = new Set(['.git', '.cache', '.data', 'node_modules', 'dist', 'storybook-static', 'test-results'])

const changes = [
  {
    name: 'edited verb',
    goal: 2,
    file: 'apps/api/src/features/reservations/member.ts',
    edit: (text) => `${text}\nvoid 0\n`,
  },
  {
    name: 'new problem code',
    goal: 15,
    file: 'packages/validation/src/admin-problem-text.ts',
    edit: (text) => text.replace('export const adminProblemText = {', "$&\n  'measured.invented': 'Oppdiktet',"),
  },
]

/** Prints the CPU seconds of type checks in a copy of the sources: from nothing, and after each of the changes. */
export async function measureTypes() {
  makeCopy()
  tell('cold', await measured(), 45)
  for (const { name, goal, file, edit } of changes) {
    const path = join(copy, file)
    const before = readFileSync(path, 'utf8')
    const after = edit(before)
    if (after === before) throw new Error(`${file} is not what was to be edited`)
    writeFileSync(path, after)
    tell(name, await measured(), goal)
  }
  rmSync(copy, { recursive: true })
}

const tell = (name, seconds, goal) =>
  console.log(`       ${name.padEnd(18)} ${seconds.toFixed(1).padStart(5)} CPU seconds (goal: under ${goal})`)

async function measured() {
  const { code, output, cpuSeconds } = await checkTypes({ cwd: copy })
  if (code !== 0) throw new Error(output)
  return cpuSeconds
}

/** The sources with packages of their own, so that a change in one is seen by the others, and everybody else's linked. */
function makeCopy() {
  rmSync(copy, { recursive: true, force: true })
  const filter = (path) => !left.has(basename(path)) && !path.endsWith('.tsbuildinfo')
  for (const name of readdirSync(root).filter(filter))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter })
  const installed = join(root, 'node_modules')
  mkdirSync(join(copy, 'node_modules/@delebil'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@delebil') symlinkSync(join(installed, name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(installed, '@delebil')))
    symlinkSync(readlinkSync(join(installed, '@delebil', name)), join(copy, 'node_modules/@delebil', name))
}
