import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../sample/memory-storage.ts'
import { forgetWaypoint, rememberWaypoint, takeWaypoint } from './waypoints.ts'

it('takes the link before the refusal, once, and forgets both', () => {
  const storage = createMemoryStorage()
  rememberWaypoint(storage, 'unauthorized', '/findcar')
  rememberWaypoint(storage, 'link', '/reservations/5')
  expect(takeWaypoint(storage)).toBe('/reservations/5')
  expect(takeWaypoint(storage)).toBeUndefined()
})

it('forgets one kind alone', () => {
  const storage = createMemoryStorage()
  rememberWaypoint(storage, 'unauthorized', '/findcar')
  rememberWaypoint(storage, 'link', '/reservations/5')
  forgetWaypoint(storage, 'link')
  expect(takeWaypoint(storage)).toBe('/findcar')
})

it.each(['//host', 'https://host', '/\\host', '/%2f/host', 'javascript:alert(1)'])('never leads to %s', (path) => {
  const storage = createMemoryStorage()
  rememberWaypoint(storage, 'link', path)
  expect(takeWaypoint(storage)).toBe('/')
})
