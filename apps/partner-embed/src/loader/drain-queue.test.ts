import { expect, it, vi } from 'vitest'
import { drainQueue } from './drain-queue.ts'

const api = { version: '1.0.0' }
const fail = (problem: unknown) => expect.unreachable(String(problem))

it('commands queued before the script run in order, later ones at once', () => {
  const said: string[] = []
  const page: { delebil?: unknown } = {
    delebil: [() => said.push('first'), (given: typeof api) => said.push(given.version)],
  }
  drainQueue(page, api, fail)
  expect(said).toEqual(['first', '1.0.0'])
  const queue = page.delebil as { push: (command: () => void) => void; version: string }
  queue.push(() => said.push('later'))
  expect(said).toEqual(['first', '1.0.0', 'later'])
  expect(queue.version).toBe('1.0.0')
})

it('a page without a queue gets the API', () => {
  const page: { delebil?: { version?: string } } = {}
  drainQueue(page, api, fail)
  expect(page.delebil?.version).toBe('1.0.0')
})

it('a command that throws is reported, and the others run', () => {
  const report = vi.fn()
  const later = vi.fn()
  const problem = new Error('broken')
  const page = {
    delebil: [
      () => {
        throw problem
      },
      later,
    ],
  }
  drainQueue(page, api, report)
  expect(report).toHaveBeenCalledExactlyOnceWith(problem)
  expect(later).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(api))
})

it('a second script on the page leaves the first one in place', () => {
  const command = vi.fn()
  const page: { delebil?: unknown } = { delebil: [command] }
  drainQueue(page, api, fail)
  const first = page.delebil
  drainQueue(page, { version: '2.0.0' }, fail)
  expect(page.delebil).toBe(first)
  expect(command).toHaveBeenCalledTimes(1)
})
