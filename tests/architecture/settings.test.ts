import { expect, test } from 'vitest'
import { settings } from '../../apps/api/src/platform/config.ts'
import { checkSettings, settingRows } from './check-settings.ts'
import { readRepository } from './repository.ts'

const known = {
  PORT: { default: '3000', meaning: 'Port to listen on' },
  DATABASE_URL: { default: '', meaning: 'PostgreSQL' },
}
const readme = (lines: readonly string[]) => [{ path: 'README.md', text: `# X\n\n${lines.join('\n')}\n` }]

test("the README's table has every setting, its default and its meaning", () => {
  expect(checkSettings(readRepository(), settings)).toEqual([])
})

test('a table generated from the settings passes', () => {
  expect(checkSettings(readme(settingRows(known)), known)).toEqual([])
})

test('a missing row, a changed default and an unknown setting are reported', () => {
  const rows = ['| `PORT` | `80` | Port to listen on |', '| `COLOUR` | `green` | Of the page |']
  expect(checkSettings(readme(rows), known)).toEqual([
    'README.md lacks the row: | `PORT` | `3000` | Port to listen on |',
    'README.md lacks the row: | `DATABASE_URL` | | PostgreSQL |',
    'README.md explains COLOUR, which is no setting',
  ])
})

test('a run without README or without settings fails', () => {
  expect(checkSettings([], known)).toEqual(['README.md was not read'])
  expect(checkSettings(readme([]), {})).toEqual(['no setting was read'])
})
