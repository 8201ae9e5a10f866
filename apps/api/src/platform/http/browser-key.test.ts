import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { browserKeyCookie, readBrowserKey } from './browser-key.ts'

const key = 'k'.repeat(43)
const plain = readConfig({})
const secure = readConfig({ PUBLIC_URL: 'https://delebil.test' })
const read = (config: typeof plain, cookie?: string) =>
  readBrowserKey(config, { headers: cookie === undefined ? {} : { cookie } })

test('over https the cookie has the __Host- prefix, and one without it is not read', () => {
  const cookie = browserKeyCookie(secure, key, 'http')
  expect(cookie).toBe(`__Host-delebil-sso=${key}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure`)
  expect(read(secure, `a=b; __Host-delebil-sso=${key}`)).toBe(key)
  expect(read(secure, `delebil-sso=${key}`)).toBeUndefined()
})

test('behind a proxy that speaks https the cookie is Secure', () => {
  expect(browserKeyCookie(plain, key, 'https')).toMatch(/; Secure$/)
  expect(browserKeyCookie(plain, key, 'http')).not.toContain('Secure')
})

test.each([undefined, '', 'delebil-sso', 'delebil-sso=short', `delebil-sso=${key}x`, `x-delebil-sso=${key}`])(
  'the cookie header %s holds no key',
  (cookie) => {
    expect(read(plain, cookie)).toBeUndefined()
  },
)
