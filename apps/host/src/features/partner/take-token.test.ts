import { expect, test } from 'vitest'
import { takeToken } from './take-token.ts'

const arrive = (rest: string) => {
  const { pathname, search, hash } = new URL(`https://delebil.test/partner/havna/auth${rest}`)
  return takeToken({ pathname, search, hash })
}

test('a token behind the # or in the query is taken, and nothing of it stays in the address', () => {
  expect(arrive('#token=a.b.c')).toEqual({ token: 'a.b.c', address: '/partner/havna/auth' })
  expect(arrive('?token=a.b.c')).toEqual({ token: 'a.b.c', address: '/partner/havna/auth' })
  expect(arrive('?path=%2Ffindcar%3Fcar%3D3&token=q#token=h')).toEqual({
    token: 'h',
    address: '/partner/havna/auth?path=%2Ffindcar%3Fcar%3D3',
  })
})

test('without a token there is none', () => {
  expect(arrive('?path=%2Ffindcar#other')).toEqual({ token: undefined, address: '/partner/havna/auth?path=%2Ffindcar' })
})
