import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const writer = () => {
  const written: string[] = []
  return { written, write: (word: string) => () => void written.push(word) }
}

it('the work that something new is given runs in its order, each in a task of its own', () => {
  const { written, write } = writer()
  const turns = createTurns()
  for (const word of ['first', 'second', 'third']) turns.take(write(word))
  expect(written).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(written).toEqual(['first'])
  turns.take(write('fourth'))
  vi.advanceTimersToNextTimer()
  expect(written).toEqual(['first', 'second'])
  vi.runAllTimers()
  expect(written).toEqual(['first', 'second', 'third', 'fourth'])
})

it('a thing that is no longer new does what it is given at once', () => {
  const { written, write } = writer()
  const turns = createTurns()
  turns.take(write('first'))
  vi.runAllTimers()
  turns.take(write('second'))
  expect(written).toEqual(['first', 'second'])
})

it('a turn that gives more work has it done after all that waited', () => {
  const { written, write } = writer()
  const turns = createTurns()
  turns.take(() => turns.take(write('given')))
  turns.take(write('second'))
  vi.runAllTimers()
  expect(written).toEqual(['second', 'given'])
})

it('a turn that fails keeps no other from its own', () => {
  const { written, write } = writer()
  const turns = createTurns()
  turns.take(() => {
    throw new Error('broken')
  })
  turns.take(write('second'))
  expect(() => vi.runAllTimers()).toThrow('broken')
  vi.runAllTimers()
  expect(written).toEqual(['second'])
})

it('the work that waits when the thing is gone is never done', () => {
  const { written, write } = writer()
  const turns = createTurns()
  turns.take(write('first'))
  turns.end()
  vi.runAllTimers()
  expect(written).toEqual([])
})
