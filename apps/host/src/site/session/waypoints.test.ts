import { expect, it } from 'vitest'
import { createMemoryStorage } from './memory-storage.ts'
import { forgetWaypoint, rememberWaypoint, takeWaypoint } from './waypoints.ts'

it('a waypoint of a link comes before one of a refusal, and both are forgotten', () => {
  const storage = createMemoryStorage()
  rememberWaypoint(storage, 'unauthorized', '/findcar')
  rememberWaypoint(storage, 'link', '/reservations/5')
  expect(takeWaypoint(storage)).toBe('/reservations/5')
  expect(takeWaypoint(storage)).toBeUndefined()
})

it('forgetting one kind of waypoint keeps the other', () => {
  const storage = createMemoryStorage()
  rememberWaypoint(storage, 'unauthorized', '/findcar')
  rememberWaypoint(storage, 'link', '/reservations/5')
  forgetWaypoint(storage, 'link')
  expect(takeWaypoint(storage)).toBe('/findcar')
})

it.each(['//host', 'https://host', '/\\host', '/%2f/host', 'javascript:alert(1)'])(
  'a waypoint at %s leads to the start page',
  (path) => {
    const storage = createMemoryStorage()
    rememberWaypoint(storage, 'link', path)
    expect(takeWaypoint(storage)).toBe('/')
  },
)
