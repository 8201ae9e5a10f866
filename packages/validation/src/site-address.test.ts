import { expect, test } from 'vitest'
import { checkSiteAddress } from './site-address.ts'

test.each(['https://delebil.example', 'https://www.delebil.example/hjelp?a=1#b', ' https://a.no '])(
  '%s is an address',
  (text) => {
    expect(checkSiteAddress(text)).toBeUndefined()
  },
)

test.each([
  '',
  'delebil.example',
  'http://delebil.example',
  'javascript:alert(1)',
  'https://',
  'https://a b.no',
  'https://kari@a.no',
])('%s is no address', (text) => {
  expect(checkSiteAddress(text)).toBe('field.site-address')
})
