import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigProblem, readConfig, settings } from './config.ts'

test('without settings every setting has a valid default', () => {
  const config = readConfig({})
  expect(Object.keys(config)).toEqual(Object.keys(settings))
  expect(config).toMatchObject({ PORT: 3000, DATABASE_URL: undefined, SEARCH_MEMORY_INDEX: true })
  expect(isAbsolute(config.DATA_DIR)).toBe(true)
})

test('an empty setting means its default', () => {
  expect(readConfig({ PORT: ' ', POOL_SIZE: '' })).toMatchObject({ PORT: 3000, POOL_SIZE: 16 })
})

test('several invalid settings are all named at once, with what they must be', () => {
  const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', SEARCH_MEMORY_INDEX: 'yes' })
  expect(read).toThrow(ConfigProblem)
  expect(read).toThrow(/PORT must be a whole number from 0 to 65535; it is "70000"\./)
  expect(read).toThrow(/DATABASE_URL must be an address that starts with postgres:/)
  expect(read).toThrow(/SEARCH_MEMORY_INDEX must be on or off; it is "yes"\./)
})
