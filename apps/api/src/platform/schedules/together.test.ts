import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { together } from './together.ts'

test('things that come within a moment are written in one go, what comes later in another', async () => {
  const written: (readonly number[])[] = []
  const write = together(20, async (things: readonly number[]) => void written.push(things))
  await Promise.all([write(1), write(2), wait(5).then(() => write(3))])
  await write(4)
  expect(written).toEqual([[1, 2, 3], [4]])
})

test('things that cannot be written are refused to everyone who brought one, and the next are written', async () => {
  let isBusy = true
  const write = together(5, async () => {
    if (isBusy) throw new Error('busy')
  })
  const refused = { status: 'rejected', reason: new Error('busy') }
  expect(await Promise.allSettled([write('a'), write('b')])).toEqual([refused, refused])
  isBusy = false
  await expect(write('c')).resolves.toBeUndefined()
})
