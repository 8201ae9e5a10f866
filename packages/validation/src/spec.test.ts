/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import specText from '../SPEC.md?raw'

const testFiles: Record<string, string> = import.meta.glob('./**/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const promised = [...specText.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map((match) => match[1])
// A title is the first argument of it(...) or it.each(...)(...), and begins with its promise.
const titles = Object.entries(testFiles).flatMap(([file, text]) =>
  file === './spec.test.ts'
    ? []
    : [...text.matchAll(/(?:\bit\(|\]\)\()\s*(['"`])(.*?)\1,/g)].map((match) => ({ file, title: match[2] ?? '' })),
)
const quoteOf = (title: string) => /^\[([A-Z]\d+)\] \S/.exec(title)?.[1]

describe('SPEC.md and the tests', () => {
  it('the specification and the tests were both read', () => {
    expect(promised.length).toBeGreaterThan(70)
    expect(titles.length).toBeGreaterThan(100)
    expect(Object.keys(testFiles).length).toBeGreaterThan(20)
  })

  it('no promise of the specification is numbered twice', () => {
    expect(promised).toEqual([...new Set(promised)])
  })

  it('every test file quotes a promise, and every title begins with one', () => {
    const quoting = new Set(titles.map(({ file }) => file))
    expect(Object.keys(testFiles).filter((file) => file !== './spec.test.ts' && !quoting.has(file))).toEqual([])
    expect(titles.filter(({ title }) => quoteOf(title) === undefined)).toEqual([])
  })

  it('every promise is quoted and every quote is a promise', () => {
    const quoted = new Set(titles.map(({ title }) => quoteOf(title)))
    expect(promised.filter((number) => !quoted.has(number))).toEqual([])
    expect([...quoted].filter((number) => !promised.includes(number))).toEqual([])
  })
})
