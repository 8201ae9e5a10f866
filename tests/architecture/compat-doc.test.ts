import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

const files = readRepository()
const paper = files.find(({ path }) => path === 'docs/compat.md')?.text ?? ''

/** Stories that the paper names: `Title: Export`, and after it in the same line `Export` alone. */
const named = paper.split('\n').flatMap((line) => {
  let title = ''
  return [...line.matchAll(/`(?:(\w+\/\w+): )?([A-Z]\w+)`/g)].map(([, ownTitle, name]) => {
    title = ownTitle ?? title
    return `${title}: ${name}`
  })
})

const reported = files
  .filter(({ path }) => path.endsWith('.stories.tsx'))
  .flatMap(({ text }) => {
    const title = /title: '([^']+)'/.exec(text)?.[1]
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${title}: ${name}`)
  })

test('every story and file named in docs/compat.md exists', () => {
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !reported.includes(name))).toEqual([])
  const paths = [...paper.matchAll(/`((?:tests|apps)\/[\w./-]+\.ts)`/g)].map(([, path]) => path)
  expect(paths.filter((path) => !files.some((file) => file.path === path))).toEqual([])
})
