import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleRefusal } from '../../sample/sample-session.ts'
import { stubApi } from '../../sample/stub-api.ts'
import { answerKey, type CacheDeps, cacheAnswers } from './cache-answers.ts'
import { openDeviceStore } from './device-store.ts'

const answered = (value: unknown) => ({ ok: true as const, value, headers: new Headers() })
const refused = (...input: Parameters<typeof sampleRefusal>) => ({
  ok: false as const,
  refusal: sampleRefusal(...input),
})
const lost = refused('network.unreachable', 0)
const list = { data: [{ id: 7, model: 'Kia Niro' }] }

let active = vi.fn()
let one = vi.fn()
let search = vi.fn()
let help = vi.fn()
let person: { personId: number; token: string } | undefined
let isOnline = true
let nowMs = 1000
let patience: Promise<void>
const onLate = vi.fn()
const onKept = vi.fn()

const open = (device: CacheDeps['device'] = openDeviceStore) => {
  const store = device()
  return cacheAnswers(
    stubApi({ listActiveReservations: active, getReservation: one, searchCars: search, listSituations: help }),
    {
      device: () => store,
      who: () => person,
      isOnline: () => isOnline,
      nowMs: () => nowMs,
      wait: () => patience,
      onLate,
      onKept,
    },
  )
}
const never = new Promise<never>(() => undefined)

beforeEach(async () => {
  await (await openDeviceStore()).clear()
  active = vi.fn(async () => answered(list))
  one = vi.fn(async () => lost)
  search = vi.fn(async () => lost)
  help = vi.fn(async () => lost)
  onKept.mockClear()
  onLate.mockClear()
  person = { personId: 1, token: 't' }
  isOnline = true
  nowMs = 1000
  patience = never
})

test('without network the last answer is given in a new tab, with its age, until a new one comes', async () => {
  await open().api.listActiveReservations({ query: {} })
  active.mockResolvedValue(lost)
  nowMs = 5000
  const later = open()
  const key = answerKey('listActiveReservations', { query: {} })
  expect(await later.api.listActiveReservations({ query: {} })).toMatchObject({ ok: true, value: list })
  expect(later.ages).toEqual({ [key]: 1000 })
  active.mockResolvedValue(answered({ data: [] }))
  expect(await later.api.listActiveReservations({ query: {} })).toMatchObject({ ok: true, value: { data: [] } })
  expect(later.ages).toEqual({})
})

test('each reservation of a kept list can be opened though it was never read', async () => {
  const { api } = open()
  await api.listActiveReservations()
  expect(await api.getReservation({ params: { id: 7 } })).toMatchObject({ ok: true, value: list.data[0] })
  expect(await api.getReservation({ params: { id: 8 } })).toEqual(lost)
})

test('a device that is offline does not ask the server', async () => {
  const { api } = open()
  await api.listActiveReservations()
  isOnline = false
  await api.listActiveReservations()
  expect(active).toHaveBeenCalledTimes(1)
})

test('a slow network gives the kept answer after a while, and the late one when it comes', async () => {
  const { api } = open()
  await api.listActiveReservations()
  let answer: (value: unknown) => void = () => undefined
  active.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  patience = Promise.resolve()
  expect(await api.listActiveReservations()).toMatchObject({ value: list })
  expect(onLate).not.toHaveBeenCalled()
  answer(answered({ data: [] }))
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledExactlyOnceWith('listActiveReservations'))
})

test('a refusal by the server is passed on, and a record that is gone is forgotten', async () => {
  const { api } = open()
  await api.listActiveReservations()
  const gone = refused('resource.unknown', 404)
  one.mockResolvedValueOnce(gone)
  expect(await api.getReservation({ params: { id: 7 } })).toEqual(gone)
  expect(await api.getReservation({ params: { id: 7 } })).toEqual(lost)
})

test('a server that answers 503 counts as no network', async () => {
  const { api } = open()
  await api.listActiveReservations()
  active.mockResolvedValueOnce(refused('server.busy', 503))
  expect(await api.listActiveReservations()).toMatchObject({ ok: true, value: list })
})

test("a second person is not given the answers of the first, and a visitor's are not kept", async () => {
  const { api } = open()
  await api.listActiveReservations()
  active.mockResolvedValue(lost)
  person = { personId: 2, token: 'u' }
  expect(await api.listActiveReservations()).toEqual(lost)
  person = undefined
  expect(await api.listActiveReservations()).toEqual(lost)
})

test('an answer that comes after the log-out is not kept', async () => {
  const { api } = open()
  active.mockImplementationOnce(async () => {
    person = undefined
    return answered(list)
  })
  await api.listActiveReservations()
  person = { personId: 1, token: 'new' }
  active.mockResolvedValue(lost)
  expect(await api.listActiveReservations()).toEqual(lost)
})

test('an answer of a call that is not kept offline is not given again', async () => {
  const { api } = open()
  search.mockResolvedValueOnce(answered({ cars: [] }))
  await api.searchCars({ query: {} } as never)
  expect(await api.searchCars({ query: {} } as never)).toEqual(lost)
})

test('help about one topic is found in the kept list of all help', async () => {
  const fuel = { id: 1, tags: ['FUEL', 'FROM_WEBAPP'] }
  const all = { data: [fuel, { id: 2, tags: ['KEY', 'FROM_WEBAPP'] }] }
  help.mockResolvedValueOnce(answered(all))
  const { api } = open()
  const ask = (tags: string) => api.listSituations({ query: { reservation_id: 7, amount: 50, tags } })
  await ask('FROM_WEBAPP')
  await vi.waitFor(() => expect(onKept).toHaveBeenCalledExactlyOnceWith('listSituations', all))
  expect(await ask('FUEL,FROM_WEBAPP')).toMatchObject({ ok: true, value: { data: [fuel] } })
  expect(await ask('FUEL')).toEqual(lost)
})

test('an answer is given before the device has kept it, and when it never does', async () => {
  expect(await open(() => never).api.listActiveReservations({ query: {} })).toMatchObject({ ok: true, value: list })
})
