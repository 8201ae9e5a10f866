import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigProblem, readConfig, settings } from './config.ts'
import { configWarnings } from './config-warnings.ts'

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

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['RATE_LIMITS', 'RATE_LIMIT'],
  ['LICENCE_TOKEN', 'LICENSE_TOKEN'],
  ['database_url', 'DATABASE_URL'],
])('a setting misspelt as %s refuses the start and asks for %s', (given, meant) => {
  expect(() => readConfig({ [given]: 'x' })).toThrow(new ConfigProblem(`${given} is no setting; mente du ${meant}?`))
})

test('variables of other programs are nobody’s misspelling: each setting, and what machines usually have', () => {
  const usual = 'HOME HOST HOSTS PORT PORTS POST PATH Path PWD SHELL TERM LANG USER PGPORT HTTP_PROXY NODE_ENV TZ _'
  const names = [...usual.split(' '), 'TEST_DATABASE_URL', 'HTTP_URL', 'npm_config_local_prefix', 'MYSQL_URL']
  expect(() => readConfig(Object.fromEntries(names.map((name) => [name, name === 'PORT' ? '1' : 'x'])))).not.toThrow()
})

const database = 'postgres://db.example/delebil'

test.each([
  [{ DATA_DURABLE: 'off', DATABASE_URL: database }, /DATA_DURABLE may be off only for the built-in database/],
  [{ TRUST_PROXY: 'on' }, /TRUST_PROXY needs PUBLIC_URL/],
  [{ PUBLIC_URL: 'https://delebil.example/path' }, /PUBLIC_URL must be an address without path, query or log-in/],
  [{ PUBLIC_URL: 'https://delebil.example/?a=b' }, /PUBLIC_URL must be an address without path, query or log-in/],
  [{ PUBLIC_URL: 'https://me:secret@delebil.example' }, /PUBLIC_URL must be an address without path, query or log-in/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must be off, on or the number of proxies/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must be at least 16 characters/],
])('the settings %o refuse the start', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence)
})

test('proxies are trusted by their number: on is one', () => {
  const hops = (text: string) => readConfig({ TRUST_PROXY: text, PUBLIC_URL: 'https://delebil.example/' }).TRUST_PROXY
  expect(['off', 'on', '1', '2'].map(hops)).toEqual([0, 1, 1, 2])
})

test('a real database without address of the site or without mail server is shouted at the start', () => {
  const shouted = (given: Record<string, string>) => configWarnings(readConfig(given))
  expect(shouted({ DATABASE_URL: database })).toEqual([
    expect.stringMatching(/^WARNING: PUBLIC_URL is empty/),
    expect.stringMatching(/^WARNING: SMTP_URL is empty: no mail is sent/),
  ])
  expect(shouted({ DEMO_DATA: 'off' })).toEqual([expect.stringMatching(/^WARNING: SMTP_URL is empty/)])
  expect(shouted({})).toEqual([])
  const [PUBLIC_URL, SMTP_URL] = ['https://delebil.example', 'smtp://mail.example']
  expect(shouted({ DATABASE_URL: database, PUBLIC_URL, SMTP_URL })).toEqual([])
})
