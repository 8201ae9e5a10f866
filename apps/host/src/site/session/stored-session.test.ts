import { expect, it } from 'vitest'
import { createMemoryStorage } from './memory-storage.ts'
import { readStoredSession, sessionKey } from './stored-session.ts'

const nobody = { isAdmin: false, organizations: [] }

it.each(['', 'not json', '[]', 'null', '7', '{"token":5}', '{"userName":"Kari"}'])(
  'a stored session of %j is read as anonymous',
  (text) => {
    expect(readStoredSession(createMemoryStorage({ [sessionKey]: text }), 0)).toEqual(nobody)
  },
)

it('two readings share nothing: a server that draws for many would keep each of them', () => {
  const read = () => readStoredSession(createMemoryStorage(), 0)
  expect(read().organizations).not.toBe(read().organizations)
})
