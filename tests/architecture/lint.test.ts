import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenWalls } from './lint-walls.ts'
import { readRepository, root } from './repository.ts'

type Report = {
  readonly diagnostics: readonly { readonly category?: string; readonly location: { readonly path: string } }[]
}

let folder = ''
let complaints: readonly string[] = []

/** The linter as it is set up here, over a copy of our workspaces that holds nothing but broken walls. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'delebil-walls-'))
  const manifests = readRepository().filter(({ path }) => /(^|\/)package\.json$|^\.gitignore$/.test(path))
  for (const { path, text } of [...manifests, ...brokenWalls]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'))
  complaints = await lint(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(brokenWalls)('the linter reports the planted $path: $rule', ({ path, rule }) => {
  expect(complaints).toContain(`${path} ${rule}`)
})

function lint(cwd: string): Promise<readonly string[]> {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.']
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd, maxBuffer: 1e8 }, (_failed, output, problems) => {
      const json = output.slice(output.indexOf('{'))
      if (json === '') return reject(new Error(`The linter said nothing: ${problems}`))
      const { diagnostics } = JSON.parse(json) as Report
      resolve(diagnostics.map(({ category, location }) => `${location.path} ${category?.split('/').at(-1)}`))
    })
  })
}
