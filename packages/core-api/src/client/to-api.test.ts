import { expect, test } from 'vitest'
import type { CallName } from '../call.ts'
import { aroundCalls, toApi } from './to-api.ts'

const headers = new Headers()

test('a call is the same by its function and by its name', async () => {
  const made: unknown[] = []
  const api = toApi(async (name, input) => {
    made.push([name, input])
    return { ok: true, value: undefined, headers }
  })
  await api.getCar({ params: { id: 7 } })
  await api.call('getCar', { params: { id: 7 } })
  await api.logout()
  expect(made).toEqual([
    ['getCar', { params: { id: 7 } }],
    ['getCar', { params: { id: 7 } }],
    ['logout', {}],
  ])
})

test('a function around calls runs around each of them, however it is made', async () => {
  const sent: CallName[] = []
  const bare = toApi(async (name) => {
    sent.push(name)
    return { ok: true, value: undefined, headers }
  })
  const twice = aroundCalls(bare, async (name, _input, send) => {
    if (name === 'logout') await send()
    return send()
  })
  await twice.logout()
  await twice.call('logout', {})
  await twice.whoami()
  expect(sent).toEqual(['logout', 'logout', 'logout', 'logout', 'whoami'])
})
