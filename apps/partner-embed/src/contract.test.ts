import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { attributes, events, methods } from './contract.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const paper = read('../../../docs/partner.md')
const types = read('../public/delebil-embed.d.ts')
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

describe('the public interface of the embed', () => {
  it.each(attributes)('attribute %s is in the documentation and in the types', (name) => {
    expect(paper).toContain(`| \`${name}\` |`)
    expect(types).toMatch(new RegExp(`'?${name}'?\\??:`))
    if (name !== 'lang') expect(types).toMatch(new RegExp(`\\b${camel(name)}(?:\\(\\))?:`))
  })
  it.each(methods)('method %s is in the documentation and in the types', (name) => {
    expect(paper).toMatch(new RegExp(`\\| \`${name}\\((?:id)?\\)\` \\|`))
    expect(types).toContain(`  ${name}(`)
  })
  it.each(events)('event %s is in the documentation and in the types', (name) => {
    expect(paper).toContain(`| \`delebil:${name}\` |`)
    expect(types).toContain(`'delebil:${name}': CustomEvent<`)
  })
})

it('the documentation names no attribute or event that does not exist', () => {
  const named = [...paper.matchAll(/^\| `([a-z][a-z-]+)` \|/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...attributes, 'loading'].sort())
  const reported = [...paper.matchAll(/^\| `delebil:(\w+)` \|/gm)].map(([, name]) => name)
  expect(reported.sort()).toEqual([...events].sort())
})
