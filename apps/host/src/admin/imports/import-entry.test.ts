import { expect, test, vi } from 'vitest'
import { createImportEntries, type ImportEntry, type Sent } from './import-entry.ts'

const file = (name: string) => new File(['Skilt;Kroner\r\n'], name)
const done: Sent = { ok: true, runId: 7, file: new Blob(['ok']), responseFileName: 'bom-resultat.csv' }
const lost: Sent = { ok: false, errorText: 'Får ikke kontakt', mayRetry: true }
const entriesOf = (send: () => Promise<Sent>) => createImportEntries(send, () => 'blob:1')

test('only files that are ready are sent, each once', async () => {
  const send = vi.fn(async () => done)
  const entries = entriesOf(send)
  entries.add([file('a.csv'), file('b.csv')])
  expect((await entries.send()).map(({ fileName, state }) => [fileName, state])).toEqual([
    ['a.csv', 'success'],
    ['b.csv', 'success'],
  ])
  expect(await entries.send()).toEqual([])
  expect(send).toHaveBeenCalledTimes(2)
  expect(entries.get()[0]).toMatchObject({ url: 'blob:1', responseFileName: 'bom-resultat.csv', runId: 7 })
})

test('files that are sent by two presses at once are each sent once, with the type that was chosen last', async () => {
  const send = vi.fn(async (_entry: ImportEntry) => done)
  const entries = createImportEntries(send, () => 'blob:1')
  entries.add([file('a.csv'), file('b.csv')])
  const both = [entries.send(), entries.send()]
  await Promise.all(both)
  expect(send.mock.calls.map(([{ fileName }]) => fileName)).toEqual(['a.csv', 'b.csv'])
  entries.add([file('c.csv'), file('d.csv')])
  const sending = entries.send()
  entries.setType(4, 'fines')
  await sending
  expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ fileName: 'd.csv', fileType: 'fines' })
})

test('a file that failed says why, stays, and goes again when asked', async () => {
  const send = vi.fn(async (): Promise<Sent> => done).mockResolvedValueOnce(lost)
  const entries = entriesOf(send)
  entries.add([file('a.csv')])
  await entries.send()
  const [failed] = entries.get()
  expect(failed).toMatchObject({ state: 'error', errorText: 'Får ikke kontakt', mayRetry: true })
  await entries.retry(failed?.key ?? 0)
  expect(entries.get()[0]).toMatchObject({ state: 'success', errorText: undefined })
})

test('a file is ready, then uploading, then processing where it is large; both of these are loading', async () => {
  const answer = Promise.withResolvers<Sent>()
  const seen: string[] = []
  const entries = createImportEntries(
    (_entry, onProcessing) => {
      onProcessing()
      return answer.promise
    },
    () => 'blob:1',
  )
  entries.subscribe(() => seen.push(`${entries.get()[0]?.status} ${entries.get()[0]?.state}`))
  entries.add([file('a.csv')])
  const sending = entries.send()
  expect([...new Set(seen)]).toEqual(['ready ready', 'uploading loading', 'processing loading'])
  answer.resolve(done)
  await sending
})

test('while a file is on its way its type stands and it is not taken away', async () => {
  const answer = Promise.withResolvers<Sent>()
  const entries = entriesOf(() => answer.promise)
  entries.add([file('a.csv')])
  entries.setType(1, 'tolls')
  const sending = entries.send()
  entries.setType(1, 'fines')
  entries.remove(1)
  expect(entries.get()).toMatchObject([{ state: 'loading', fileType: 'tolls' }])
  answer.resolve(done)
  await sending
  entries.remove(1)
  expect(entries.get()).toEqual([])
})
