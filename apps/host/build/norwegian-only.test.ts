import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutOtherCalendars } from './norwegian-only.ts'

test('of the library that is installed, one calendar is left to choose', () => {
  const modules = new URL('../../../node_modules/', import.meta.url)
  const path = new URL('@internationalized/date/dist/private/createCalendar.mjs', modules)
  const cases = withoutOtherCalendars(readFileSync(path, 'utf8')).matchAll(/case '(.+)':/g)
  expect([...cases].map(([, name]) => name)).toEqual(['gregory'])
})

test('code that chooses no calendar is not taken for it', () => {
  expect(() => withoutOtherCalendars('export default 1')).toThrow(/written in another way/)
})
