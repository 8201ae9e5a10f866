import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

test('the uploads of all persons together have a limit, and what one leaves another may take', () => {
  const enter = createUploadRoom({ all: 10, one: 4 })
  const seats = [enter(1), enter(2), enter(3)]
  seats[0]?.take(4)
  seats[1]?.take(4)
  expect(() => seats[2]?.take(3)).toThrow('server.busy')
  seats[2]?.take(2)
  expect(() => enter(4).take(1)).toThrow('server.busy')
  seats[0]?.leave()
  enter(4).take(4)
})

test('the open uploads of one person share one limit', () => {
  const enter = createUploadRoom({ all: 10, one: 4 })
  const first = enter(1)
  first.take(3)
  expect(() => enter(1).take(2)).toThrow('server.busy')
  first.leave()
  enter(1).take(4)
})
