import type { Refusal } from '@delebil/core-api'
import { expect, it } from 'vitest'
import { createPictureUploads, type UploadTools } from './create-picture-uploads.ts'

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name)
const sent = (id: number) => ({
  ok: true as const,
  value: { entity: { id, width: 1, height: 1, createdAt: '2026-11-21T10:00:00Z' } },
  headers: new Headers(),
})
const refused = (status: number, message: string) => ({
  ok: false as const,
  refusal: {
    code: status === 0 ? 'network.unreachable' : 'server.error',
    status,
    message,
    fields: {},
  } satisfies Refusal,
})

function set(answers: (ReturnType<typeof sent> | ReturnType<typeof refused>)[]) {
  const shown: string[] = []
  const tools: UploadTools = {
    send: async () => answers.shift() ?? sent(99),
    prepare: async (picture) => picture,
    show: () => {
      shown.push(`blob:${shown.length}`)
      return `blob:${shown.length - 1}`
    },
    unshow: (address) => void shown.splice(shown.indexOf(address), 1),
  }
  return { uploads: createPictureUploads(tools), shown }
}
const states = (uploads: ReturnType<typeof createPictureUploads>) =>
  uploads.get().pictures.map(({ state }) => state.name)

it('chosen pictures are sent in their order, and answer their ids', async () => {
  const { uploads } = set([sent(7), sent(8)])
  uploads.add([file('a.jpg'), file('b.jpg')])
  expect(states(uploads)).toEqual(['waiting', 'waiting'])
  expect(await uploads.finish()).toEqual([7, 8])
  expect(await uploads.finish()).toEqual([7, 8])
})

it('an upload stopped by the network is tried again, and kept when that fails too', async () => {
  const { uploads, shown } = set([refused(0, 'Ikke kontakt'), refused(0, 'Ikke kontakt'), sent(3)])
  uploads.add([file('a.jpg')])
  expect(await uploads.finish()).toBeUndefined()
  const message = 'Something strange went wrong. If this persists please notify developers and reports it.'
  expect(uploads.get().pictures[0]).toMatchObject({ name: 'a.jpg', state: { message, mayRetry: true } })
  expect(await uploads.finish()).toEqual([3])
  expect(shown).toHaveLength(1)
})

it('a refused picture is not sent again; once it is removed, the rest goes on', async () => {
  const { uploads, shown } = set([refused(400, 'Ikke et bilde'), sent(5)])
  uploads.add([file('a.txt'), file('b.jpg')])
  expect(await uploads.finish()).toBeUndefined()
  expect(states(uploads)).toEqual(['failed', 'sent'])
  uploads.remove(1)
  expect(await uploads.finish()).toEqual([5])
  expect(shown).toHaveLength(1)
  uploads.clear()
  expect(shown).toEqual([])
  expect(await uploads.finish()).toEqual([])
})

it('a picture larger than the server takes is not sent', async () => {
  const { uploads } = set([sent(1)])
  uploads.add([file('stor.heic', 16 * 1024 * 1024)])
  expect(await uploads.finish()).toBeUndefined()
  expect(uploads.get().pictures[0]?.state).toMatchObject({ name: 'failed', mayRetry: false })
})

it('at most ten pictures are kept, and more are told', async () => {
  const { uploads } = set([])
  uploads.add(Array.from({ length: 12 }, (_, at) => file(`${at}.jpg`)))
  expect(uploads.get()).toMatchObject({ hadTooMany: true, pictures: { length: 10 } })
  uploads.remove(1)
  expect(uploads.get().hadTooMany).toBe(false)
})

it('a picture removed while it waits is not sent', async () => {
  const { uploads } = set([sent(1)])
  uploads.add([file('a.jpg'), file('b.jpg')])
  uploads.remove(2)
  expect(await uploads.finish()).toEqual([1])
})
