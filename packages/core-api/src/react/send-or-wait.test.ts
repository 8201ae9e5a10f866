import { expect, it, vi } from 'vitest'
import { sendOrWait } from './send-or-wait.ts'

const done = { ok: true as const }
const refused = (status: number) => ({
  ok: false as const,
  refusal: { code: 'server.error' as const, status, message: 'Nei', fields: {} },
})
const input = { params: { id: 7 }, body: { userNote: 'Hei' } }

function send({
  name = 'updateReservationNote',
  online = true,
  isKept = true,
  result = done as typeof done | ReturnType<typeof refused>,
  before = [] as readonly { name: 'updateReservationNote'; input: { params: { id: number } } }[],
} = {}) {
  const call = vi.fn(async () => result)
  const add = vi.fn(async () => isKept)
  const waiting = { changes: before, accepts: (other: string) => other === 'updateReservationNote', add }
  const outcome = sendOrWait({
    name: name as 'updateReservationNote',
    input,
    idempotencyKey: 'key-1',
    call,
    online,
    waiting,
  })
  return { call, add, outcome }
}

it('a change is sent when there is a network', async () => {
  const { outcome, add } = send()
  expect([await outcome, add.mock.calls.length]).toEqual([done, 0])
})

it('a change made offline is queued without being sent', async () => {
  const { outcome, call, add } = send({ online: false })
  expect([await outcome, call.mock.calls.length]).toEqual(['waiting', 0])
  expect(add).toHaveBeenCalledExactlyOnceWith('updateReservationNote', input, 'key-1')
})

it('a change without an answer is queued under the key it was sent with', async () => {
  const { outcome, call, add } = send({ result: refused(0) })
  expect([await outcome, call.mock.calls.length]).toEqual(['waiting', 1])
  expect(add).toHaveBeenCalledExactlyOnceWith('updateReservationNote', input, 'key-1')
})

it.each([400, 404, 409, 500])('a change refused with %i is not queued', async (status) => {
  const { outcome, add } = send({ result: refused(status) })
  expect([await outcome, add.mock.calls.length]).toEqual([refused(status), 0])
})

it('a change waits behind an earlier one of the same record', async () => {
  const waits = (id: number) => [{ name: 'updateReservationNote' as const, input: { params: { id } } }]
  expect(await send({ before: waits(7) }).outcome).toBe('waiting')
  expect(await send({ before: waits(8) }).outcome).toBe(done)
})

it('a change that cannot wait is refused offline, and not queued', async () => {
  const { outcome, add } = send({ name: 'dialToOpen', online: false, result: refused(0) })
  expect([await outcome, add.mock.calls.length]).toEqual([refused(0), 0])
})

it('a change is sent where the device keeps no queue', async () => {
  const { outcome, call } = send({ online: false, isKept: false, result: refused(0) })
  expect([await outcome, call.mock.calls.length]).toEqual([refused(0), 1])
})
