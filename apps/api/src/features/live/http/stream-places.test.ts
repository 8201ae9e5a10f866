import { expect, test } from 'vitest'
import { createStreamPlaces } from './stream-places.ts'

test('one person has so many streams and no more, and each that ends makes room: request.too-many', () => {
  const take = createStreamPlaces({ ofPerson: 2, ofProcess: 10 })
  const leave = take(1)
  take(1)
  expect(() => take(1)).toThrow('request.too-many')
  take(2)
  leave()
  leave()
  take(1)
  expect(() => take(1)).toThrow('request.too-many')
})

test('one process has so many streams of all persons together and no more: server.busy', () => {
  const take = createStreamPlaces({ ofPerson: 2, ofProcess: 3 })
  const [leave] = [take(1), take(2), take(3)]
  expect(() => take(4)).toThrow('server.busy')
  leave?.()
  take(4)
})
