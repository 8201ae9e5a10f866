import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { importsOf } from '../architecture/imports-of.ts'
import { published, readManifest } from './published.ts'

const site = inject('site')

interface SourceMap {
  readonly sources: readonly string[]
  readonly sourcesContent?: readonly (string | null)[]
}

/** `@scope/name` or `name` of what is imported. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

describe.for(published.map(({ manifest }) => manifest.name))('%s, unpacked', (name) => {
  const folder = join(site, 'node_modules', name)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')

  test('has licence and README, and no tests or stories', () => {
    expect(read('LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
    expect(read('README.md')).toContain(`# ${name}`)
    expect(readManifest(folder).license).toBe('Apache-2.0')
    expect(files.filter((file) => /\.(test|stories)\.|(^|\/)(sample|api)\/|tsbuildinfo/.test(file))).toEqual([])
  })

  test('has every file that its exports name', () => {
    const targets = Object.values(readManifest(folder).exports).flatMap((door) =>
      typeof door === 'string' ? [door] : Object.values(door),
    )
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([])
  })

  test('has every source that its source maps name', () => {
    const maps = files.filter((file) => file.endsWith('.map'))
    expect(maps.length).toBeGreaterThan(0)
    const lost = maps.flatMap((map) => {
      const { sources, sourcesContent = [] } = JSON.parse(read(map)) as SourceMap
      const outside = sources.filter((_, index) => !sourcesContent[index])
      return outside.map((source) => join(dirname(map), source)).filter((source) => !existsSync(join(folder, source)))
    })
    expect(lost).toEqual([])
  })

  test('declares each package that it imports, and no other', () => {
    const { dependencies = {}, peerDependencies = {} } = readManifest(folder)
    const code = files.filter((file) => /^dist\/.*\.(?:js|d\.ts)$/.test(file) && !file.startsWith('dist/assets/'))
    const imported = code.flatMap((path) => importsOf({ path, text: read(path) }))
    const used = new Set(imported.filter((one) => /^[@a-z]/.test(one)).map(packageOf))
    // A package without code of its own is imported by the name of what it describes.
    const importedAs = (one: string) => one.replace(/^@types\//, '')
    const asked = Object.keys({ ...dependencies, ...peerDependencies }).map(importedAs)
    expect([...used].filter((one) => one !== name && !asked.includes(one))).toEqual([])
    // What another of ours asks its users for is brought along by whoever uses it.
    const brought = published.flatMap(({ manifest }) =>
      used.has(manifest.name) ? Object.keys(manifest.peerDependencies ?? {}) : [],
    )
    expect(Object.keys(dependencies).filter((one) => !used.has(importedAs(one)) && !brought.includes(one))).toEqual([])
  })
})

const styled = published.filter(({ manifest }) => './styles.css' in manifest.exports)

test.for(styled.map(({ manifest }) => manifest.name))(
  '%s uses only CSS variables that are set or have a fallback',
  (name) => {
    const sheetOf = (one: string) => readFileSync(join(site, 'node_modules', one, 'dist/styles.css'), 'utf8')
    const all = styled.map(({ manifest }) => sheetOf(manifest.name)).join('\n')
    const set = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, variable]) => variable))
    const used = [...sheetOf(name).matchAll(/var\((--delebil-[\w-]+)(,?)/g)]
    expect(used.length).toBeGreaterThan(20)
    const bare = used.filter(([, , otherwise]) => otherwise === '').map(([, variable]) => variable)
    expect(bare.filter((variable) => !set.has(variable))).toEqual([])
  },
)
