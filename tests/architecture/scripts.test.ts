import { expect, test } from 'vitest'
import { readRepository, type SourceFile } from './repository.ts'

/** They run as processes of the pinned Node, once everything is installed. */
const afterSetUp = ['scripts/api-report.mjs']
const installed = /^import .*from '(?!node:|\.)/m

const early = (files: readonly SourceFile[]) =>
  files
    .filter(({ path, text }) => /^scripts\/[^/]*(?<!\.config)\.mjs$/.test(path) && installed.test(text))
    .map(({ path }) => path)

test('a command that runs before the installation imports no package', () => {
  expect(early(readRepository()).filter((path) => !afterSetUp.includes(path))).toEqual([])
})

test.each(["import { preview } from 'vite'", "import { SyntaxKind } from 'typescript/unstable/ast'"])(
  'the code %s is reported',
  (text) => {
    expect(early([{ path: 'scripts/a.mjs', text }])).toEqual(['scripts/a.mjs'])
  },
)
