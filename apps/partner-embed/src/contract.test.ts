import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { attributes, events, methods } from './contract.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const paper = read('../../../docs/partner.md')
const types = read('../public/delebil-embed.d.ts')
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

describe("what a partner's page can use is in the paper and in the types", () => {
  it.each(attributes)('attribute %s', (name) => {
    expect(paper).toContain(`| \`${name}\` |`)
    expect(types).toMatch(new RegExp(`'?${name}'?\\??:`))
    if (name !== 'lang') expect(types).toMatch(new RegExp(`\\b${camel(name)}(?:\\(\\))?:`))
  })
  it.each(methods)('method %s', (name) => {
    expect(paper).toMatch(new RegExp(`\\| \`${name}\\((?:id)?\\)\` \\|`))
    expect(types).toContain(`  ${name}(`)
  })
  it.each(events)('event %s', (name) => {
    expect(paper).toContain(`| \`delebil:${name}\` |`)
    expect(types).toContain(`'delebil:${name}': CustomEvent<`)
  })
})

it('promises nothing that is not there', () => {
  const named = [...paper.matchAll(/^\| `([a-z][a-z-]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...attributes, 'loading'].sort())
  const told = [...paper.matchAll(/^\| `delebil:(\w+)` \|/gm)].map(([, name]) => name)
  expect(told.sort()).toEqual([...events].sort())
})
