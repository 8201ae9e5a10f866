import { expect, it } from 'vitest'
import { checkSiteAddress } from './site-address.ts'

it.each(['https://delebil.example', 'https://www.delebil.example/hjelp?a=1#b', ' https://a.no '])(
  '[E22] %s is an address',
  (text) => {
    expect(checkSiteAddress(text)).toBeUndefined()
  },
)

it.each([
  '',
  'delebil.example',
  'http://delebil.example',
  'javascript:alert(1)',
  'https://',
  'https://a b.no',
  'https://kari@a.no',
])('[E22] %s is no address', (text) => {
  expect(checkSiteAddress(text)).toBe('field.site-address')
})
