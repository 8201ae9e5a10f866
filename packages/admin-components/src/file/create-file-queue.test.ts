import { PICTURE_MAX_BYTES } from '@delebil/validation'
import { expect, test } from 'vitest'
import { createFileQueue, type SendResult } from './create-file-queue.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const lost: SendResult = { ok: false, refusal: { code: 'network.unreachable', message: 'Ikke kontakt', status: 0 } }
const refused: SendResult = {
  ok: false,
  refusal: { code: 'picture.unreadable', message: 'Ikke et bilde', status: 400, statusText: 'Bad Request' },
}

function setUp(answers: SendResult[]) {
  const sent: string[] = []
  const queue = createFileQueue(async ({ name }) => {
    sent.push(name)
    return answers.shift() ?? { ok: true }
  })
  return { queue, sent, states: () => queue.get().map(({ state }) => state) }
}

test('two of four uploads fail: the others are sent, and only a passing failure may be retried', async () => {
  const { queue, sent, states } = setUp([{ ok: true }, lost, refused, { ok: true }])
  queue.add(['a.png', 'b.png', 'c.png', 'd.png'].map(picture))
  expect(states()).toEqual(['ready', 'ready', 'ready', 'ready'])
  expect(await queue.send()).toBe(false)
  expect(states()).toEqual(['success', 'error', 'error', 'success'])
  expect(queue.get().map(({ mayRetry }) => mayRetry)).toEqual([undefined, true, false, undefined])
  expect(queue.get().map(({ errorText }) => errorText)).toEqual([
    undefined,
    'Something strange went wrong. If this persists please notify developers and reports it.',
    '400 Bad Request: Ikke et bilde',
    undefined,
  ])
  queue.add([picture('e.png')])
  expect(await queue.retry(2)).toBe(false)
  expect(queue.get()[1]).toMatchObject({ name: 'b.png', state: 'success', errorText: undefined })
  expect(states().at(-1)).toBe('ready')
  expect(await queue.send()).toBe(false)
  expect(sent).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'b.png', 'e.png'])
  queue.remove(3)
  expect(await queue.send()).toBe(true)
})

test('a file that is no picture, or too large, is never sent', async () => {
  const { queue, sent, states } = setUp([])
  const large = new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], 'stor.jpg', { type: 'image/jpeg' })
  queue.add([new File(['x'], 'brev.pdf', { type: 'application/pdf' }), large])
  expect(states()).toEqual(['error', 'error'])
  expect(await queue.send()).toBe(false)
  expect(sent).toEqual([])
})

test('a file can be changed or removed only until it is sent', async () => {
  const { queue } = setUp([])
  queue.add([picture('a.png'), picture('b.png')])
  queue.change(1, { alt: 'En bulk' })
  queue.remove(2)
  await queue.send()
  queue.change(1, { alt: 'Noe annet' })
  expect(queue.get()).toMatchObject([{ name: 'a.png', alt: 'En bulk', state: 'success' }])
  queue.clear()
  expect(queue.get()).toEqual([])
})
