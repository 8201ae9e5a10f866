import { expect, test } from 'vitest'
import { checkFolderCircles } from './check-folder-circles.ts'
import { readRepository, type SourceFile } from './repository.ts'

const places = [
  'apps/api',
  'apps/host',
  'apps/partner-embed',
  'packages/admin-components',
  'packages/booking-widget',
  'packages/core-api',
  'packages/ui',
  'packages/validation',
]

const imports = (path: string, ...names: readonly string[]): SourceFile => ({
  path: `packages/ui/src/${path}`,
  text: names.map((name) => `import type { X } from '${name}'`).join('\n'),
})
const planted = (...files: readonly SourceFile[]) => checkFolderCircles(files, ['packages/ui'])

test('no folders import each other in a circle', () => {
  const found = checkFolderCircles(readRepository(), places)
  process.stdout.write(`Folders in circles, types counted: ${found.length} in ${places.length} workspaces\n`)
  expect(found).toEqual([])
})

test('folders: each imports a type of the next in a ring -> the ring is named once', () => {
  const ring = [imports('a/x.ts', '../b/y.ts'), imports('b/z.ts', '../c/y.ts'), imports('c/d/x.ts', '../../a/y.ts')]
  const above = imports('top/x.ts', '../a/x.ts')
  expect(planted(...ring, above)).toEqual(['packages/ui/src: a <-> b <-> c'])
})

test('folders: a ring below another folder -> it is named there, and not above', () => {
  const ring = [imports('a/in/x.ts', '../out/y.ts'), imports('a/out/y.ts', '../in/deep/z.ts')]
  expect(planted(...ring)).toEqual(['packages/ui/src/a: in <-> out'])
})

test('folders: back by way of a file beside the folder -> a ring', () => {
  const ring = [imports('a/x.ts', '../paths.ts'), imports('paths.ts', './a/y.ts')]
  expect(planted(...ring)).toEqual(['packages/ui/src: a <-> paths.ts'])
})

test('folders: down only, to a file beside the folders, or by a test -> no circle', () => {
  const down = [imports('a/x.ts', '../b/y.ts', './z.ts', '../b/c/y.ts'), imports('b/y.ts', '../texts.ts', './c/y.ts')]
  expect(planted(...down, imports('b/y.test.ts', '../a/x.ts'))).toEqual([])
})

test('a run that reads no file fails', () => {
  expect(planted()).toEqual(['packages/ui: no source file was read'])
})
