import { isPassing, type Picture, type Refusal, type Result } from '@delebil/core-api'
import { MESSAGE_PICTURES_MAX, PICTURE_MAX_BYTES } from '@delebil/validation'
import { memberProblemText, type ProblemCode, uploadFailureText } from '@delebil/validation/text'

export type PictureState =
  | { readonly name: 'waiting' }
  | { readonly name: 'sending' }
  | { readonly name: 'sent'; readonly id: number }
  | { readonly name: 'failed'; readonly message: string; readonly mayRetry: boolean }

export interface PictureDraft {
  readonly key: number
  readonly name: string
  /** An address to show it by; absent until it is prepared. */
  readonly preview: string | undefined
  readonly state: PictureState
}

export interface Drafts {
  readonly pictures: readonly PictureDraft[]
  /** More were chosen than there is room for. */
  readonly hadTooMany: boolean
}

export interface PictureUploads {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => Drafts
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: number) => void
  readonly retry: (key: number) => void
  /** Waits until all are sent, trying once more those that failed for a passing reason; the ids, or undefined where one is missing. */
  readonly finish: () => Promise<readonly number[] | undefined>
  /** Forgets them all: they are used, or given up. */
  readonly clear: () => void
}

export interface UploadTools {
  readonly send: (picture: Blob) => Promise<Result<{ readonly entity: Picture }, ProblemCode>>
  readonly prepare: (file: File) => Promise<Blob>
  readonly show: (picture: Blob) => string
  readonly unshow: (address: string) => void
}

const failed = (refusal: Refusal): PictureState => ({
  name: 'failed',
  message: uploadFailureText(refusal),
  mayRetry: isPassing(refusal),
})

/** Sends pictures one after the other as soon as they are chosen, and keeps those that failed for another try. */
export function createPictureUploads({ send, prepare, show, unshow }: UploadTools): PictureUploads {
  let drafts: Drafts = { pictures: [], hadTooMany: false }
  let lastKey = 0
  let queue: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  const prepared = new Map<number, Blob>()

  const set = (next: Drafts) => {
    drafts = next
    for (const listener of listeners) listener()
  }
  const find = (key: number) => drafts.pictures.find((picture) => picture.key === key)
  const patch = (key: number, more: Partial<PictureDraft>) =>
    set({
      ...drafts,
      pictures: drafts.pictures.map((picture) => (picture.key === key ? { ...picture, ...more } : picture)),
    })

  async function sendOne(key: number, file: File): Promise<void> {
    if (!find(key)) return
    patch(key, { state: { name: 'sending' } })
    const picture = prepared.get(key) ?? (await prepare(file))
    if (!find(key)) return
    if (!prepared.has(key)) patch(key, { preview: show(picture) })
    prepared.set(key, picture)
    if (picture.size > PICTURE_MAX_BYTES) {
      patch(key, { state: { name: 'failed', message: memberProblemText['picture.too-large'], mayRetry: false } })
      return
    }
    const result = await send(picture)
    patch(key, { state: result.ok ? { name: 'sent', id: result.value.entity.id } : failed(result.refusal) })
  }

  const files = new Map<number, File>()
  const enqueue = (key: number) => {
    const file = files.get(key)
    if (!file) return
    patch(key, { state: { name: 'waiting' } })
    queue = queue.then(() => sendOne(key, file))
  }
  const forget = (picture: PictureDraft) => {
    if (picture.preview !== undefined) unshow(picture.preview)
    prepared.delete(picture.key)
    files.delete(picture.key)
  }
  const retriable = () => drafts.pictures.filter(({ state }) => state.name === 'failed' && state.mayRetry)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => drafts,
    add: (chosen) => {
      const room = MESSAGE_PICTURES_MAX - drafts.pictures.length
      const added = chosen.slice(0, room).map((file): PictureDraft => {
        lastKey += 1
        files.set(lastKey, file)
        return { key: lastKey, name: file.name, preview: undefined, state: { name: 'waiting' } }
      })
      set({ pictures: [...drafts.pictures, ...added], hadTooMany: chosen.length > room })
      for (const { key } of added) enqueue(key)
    },
    remove: (key) => {
      const picture = find(key)
      if (!picture) return
      forget(picture)
      set({ pictures: drafts.pictures.filter((other) => other !== picture), hadTooMany: false })
    },
    retry: enqueue,
    finish: async () => {
      await queue
      for (const { key } of retriable()) enqueue(key)
      await queue
      const ids = drafts.pictures.flatMap(({ state }) => (state.name === 'sent' ? [state.id] : []))
      return ids.length === drafts.pictures.length ? ids : undefined
    },
    clear: () => {
      for (const picture of drafts.pictures) forget(picture)
      set({ pictures: [], hadTooMany: false })
    },
  }
}
