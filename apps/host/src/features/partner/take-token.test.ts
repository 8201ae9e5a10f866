import { expect, test } from 'vitest'
import { takeToken } from './take-token.ts'

const arrive = (rest: string) => {
  const { pathname, search, hash } = new URL(`https://delebil.test/partner/havna/auth${rest}`)
  return takeToken({ pathname, search, hash })
}

test('a token in the fragment or query is taken and removed from the address', () => {
  expect(arrive('#token=a.b.c')).toEqual({ token: 'a.b.c', address: '/partner/havna/auth' })
  expect(arrive('?token=a.b.c')).toEqual({ token: 'a.b.c', address: '/partner/havna/auth' })
  expect(arrive('?path=%2Ffindcar%3Fcar%3D3&token=q#token=h')).toEqual({
    token: 'h',
    address: '/partner/havna/auth?path=%2Ffindcar%3Fcar%3D3',
  })
})

test('an address without a token gives none and keeps its path', () => {
  expect(arrive('?path=%2Ffindcar#other')).toEqual({ token: undefined, address: '/partner/havna/auth?path=%2Ffindcar' })
})
