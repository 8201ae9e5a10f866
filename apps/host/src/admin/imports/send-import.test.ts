import type { AdminHost } from '@delebil/admin-components'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportEntry } from './import-entry.ts'
import { sendImport } from './send-import.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const entry = { file: new File(['Skilt\n'], 'bom.csv'), fileType: 'guess' } as unknown as ImportEntry
const cut = { ok: false, refusal: { code: 'network.unreachable', status: 0, message: 'Får ikke kontakt', fields: {} } }
const gone = { ok: false, refusal: { code: 'resource.unknown', status: 404, message: 'Finnes ikke', fields: {} } }
const of = (state: string, problem: string | null = null) => ({ ok: true, value: { state, problem } })

/** A server that has taken a large file, answers what is asked of its run one by one, and then hands out the file. */
const hostThat = (...answers: readonly object[]) => {
  const left = [...answers]
  const get = vi.fn(async () => (left.length > 1 ? left.shift() : left[0]))
  const call = vi.fn(async (name: string) =>
    name === 'import.upload'
      ? {
          ok: true,
          value: new Blob(['{}'], { type: 'application/json' }),
          headers: new Headers({ 'x-import-run': '7' }),
        }
      : {
          ok: true,
          value: new Blob(['x']),
          headers: new Headers({ 'content-disposition': 'filename="bom-resultat.csv"' }),
        },
  )
  return { host: { api: { get, call }, organizationId: 1 } as unknown as AdminHost, get }
}

const sent = async (host: AdminHost) => {
  const sending = sendImport(host, entry, () => undefined)
  await vi.runAllTimersAsync()
  return sending
}

test('a network that is cut while a large file is worked on is waited for: the server works on', async () => {
  const { host, get } = hostThat(of('REHEARSING'), cut, cut, of('REHEARSED'))
  expect(await sent(host)).toMatchObject({ ok: true, runId: 7, responseFileName: 'bom-resultat.csv' })
  expect(get).toHaveBeenCalledTimes(4)
})

test('a network that stays away is told of after two minutes, and may be tried again', async () => {
  const { host } = hostThat(of('REHEARSING'), cut)
  expect(await sent(host)).toMatchObject({ ok: false, mayRetry: true })
})

test('a run that is gone is told of at once, and one that could not be read says why in words', async () => {
  const { host, get } = hostThat(gone)
  expect(await sent(host)).toMatchObject({ ok: false, mayRetry: false })
  expect(get).toHaveBeenCalledTimes(1)
  const unreadable = hostThat(of('FAILED', 'import.zip-bomb'))
  expect(await sent(unreadable.host)).toMatchObject({ ok: false, errorText: expect.stringContaining('pakker seg ut') })
})
