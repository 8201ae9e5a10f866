import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PlantedTypo, plantedTypos } from './planted-typos.ts'
import { root } from './repository.ts'

const folder = join(root, '.cache/planted-typos')
const references = ['packages/core-api', 'packages/admin-components', 'apps/api', 'apps/host']
const compilerOptions = {
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  composite: false,
  declarationMap: false,
  noEmit: true,
  tsBuildInfoFile: './tsbuildinfo',
  rewriteRelativeImportExtensions: false,
  allowImportingTsExtensions: true,
}

/** A copy of a file, in a folder of its own, that knows its neighbours by where they are. */
const copyOf = (path: string, text: string): string =>
  text.replace(/(from |import\()'(\.[^']*)'/g, (_, how, name) => `${how}'${join(root, dirname(path), name)}'`)
const fileOf = (path: string, index: number) => `${index}/${basename(path)}`

let complaints: readonly string[] = []

/** One compilation of a copy of each file with its typo, and of each as it is. */
beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  const whole = [...new Set(plantedTypos.map(({ path }) => path))].map((path) => ({ path, right: '', wrong: '' }))
  const files = await Promise.all([...plantedTypos, ...whole].map(plant))
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions,
    files,
    references: references.map((path) => ({ path: join(root, path) })),
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  complaints = await compile()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(plantedTypos.map((typo, index) => ({ ...typo, index })))('$path: $wrong', async ({ path, wrong, index }) => {
  const lines = (await readFile(join(folder, fileOf(path, index)), 'utf8')).split('\n')
  const line = lines.findIndex((text) => text.includes(wrong)) + 1
  expect(line).toBeGreaterThan(0)
  expect(complaints).toContain(`${fileOf(path, index)}:${line}`)
})

test('the compiler complains of the typos alone', () => {
  const files = new Set(plantedTypos.map(({ path }, index) => fileOf(path, index)))
  expect(complaints.filter((complaint) => !files.has(complaint.split(':')[0] ?? ''))).toEqual([])
})

async function plant({ path, right, wrong }: PlantedTypo, index: number): Promise<string> {
  const text = await readFile(join(root, path), 'utf8')
  if (!text.includes(right)) throw new Error(`${path} no longer says "${right}".`)
  const file = fileOf(path, index)
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), copyOf(path, text.replace(right, wrong)))
  return file
}

function compile(): Promise<readonly string[]> {
  const args = ['-b', '--pretty', 'false', folder]
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), args, { cwd: folder, maxBuffer: 1e8 }, (_failed, output) =>
      resolve(
        output.split('\n').flatMap((line) => /^(\S+)\((\d+),\d+\): error/.exec(line)?.slice(1, 3).join(':') ?? []),
      ),
    )
  })
}
