import type { Refusal, Result } from '@delebil/core-api'
import { expect, test } from 'vitest'
import { createSecondStepDoor } from './create-second-step-door.ts'

type Sent = Result<unknown, never>
const refused = (code: string) =>
  ({ ok: false, refusal: { code, status: 403 } as unknown as Refusal }) as unknown as Sent
const done = { ok: true, value: 1 } as unknown as Sent
const sending = (...answers: readonly Sent[]) => {
  let sent = 0
  return async () => answers[sent++] as never
}

test('a call that needs the second step waits, and is sent once more when it is proved', async () => {
  const door = createSecondStepDoor()
  const calls = [0, 1].map(() => door.around('x', {}, sending(refused('second-step.again'), done)))
  await Promise.resolve()
  await Promise.resolve()
  expect(door.state.asks).toBe('prove')
  door.settle(true)
  expect(await Promise.all(calls)).toEqual([done, done])
  expect(door.state.asks).toBeUndefined()
})

test('a call that was given up answers its refusal, and any other refusal waits for nothing', async () => {
  const door = createSecondStepDoor()
  const call = door.around('x', {}, sending(refused('second-step.required'), done))
  await Promise.resolve()
  await Promise.resolve()
  door.settle(false)
  expect(await call).toEqual(refused('second-step.required'))
  expect(await door.around('x', {}, sending(refused('record.stale')))).toEqual(refused('record.stale'))
  expect(await door.around('x', {}, sending(refused('second-step.missing')))).toEqual(refused('second-step.missing'))
  expect(door.state.asks).toBe('set-up')
})
