import type { Refusal } from '@delebil/core-api'
import { isPassing } from '@delebil/core-api'
import { PICTURE_MAX_BYTES } from '@delebil/validation'
import { problemText, uploadFailureText } from '@delebil/validation/text'

export type FileState = 'ready' | 'loading' | 'success' | 'error'

/** A file on its way. */
export interface QueuedFile {
  readonly key: number
  readonly name: string
  readonly file: Blob
  readonly state: FileState
  /** Words that go with it: what a picture shows. */
  readonly alt: string
  readonly errorText?: string | undefined
  readonly mayRetry?: boolean | undefined
  /** What the server gave back. */
  readonly result?: { readonly href: string; readonly fileName: string } | undefined
}

export type SendResult =
  | { readonly ok: true; readonly result?: QueuedFile['result'] }
  | { readonly ok: false; readonly refusal: Pick<Refusal, 'code' | 'message' | 'status' | 'statusText'> }

export interface FileQueueStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => readonly QueuedFile[]
  readonly add: (files: readonly File[]) => void
  /** Another file in its place, or other words. Only what is ready is changed. */
  readonly change: (key: number, next: Partial<Pick<QueuedFile, 'file' | 'alt'>>) => void
  readonly remove: (key: number) => void
  /** Sends what is ready, one after the other; answers whether all that is there has arrived. */
  readonly send: () => Promise<boolean>
  /** Sends one that failed once more, and none of those that still wait. */
  readonly retry: (key: number) => Promise<boolean>
  readonly clear: () => void
}

/** What no server has to be asked about. */
function refusedAtOnce({ type, size }: File): string | undefined {
  if (type !== '' && !type.startsWith('image/')) return problemText['picture.unreadable']
  return size > PICTURE_MAX_BYTES ? problemText['picture.too-large'] : undefined
}

/** Files: ready, loading, then success or error. Only those that are ready are sent; what failed stays for another try. */
export function createFileQueue(send: (file: QueuedFile) => Promise<SendResult>): FileQueueStore {
  let files: readonly QueuedFile[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly QueuedFile[]) => {
    files = next
    for (const listener of listeners) listener()
  }
  const patch = (key: number, more: Partial<QueuedFile>) =>
    set(files.map((file) => (file.key === key ? { ...file, ...more } : file)))

  const isAllSent = () => files.every(({ state }) => state === 'success')
  const sendOne = async (file: QueuedFile): Promise<void> => {
    patch(file.key, { state: 'loading', errorText: undefined })
    const sent = await send(file)
    if (sent.ok) patch(file.key, { state: 'success', result: sent.result, mayRetry: undefined })
    else
      patch(file.key, { state: 'error', errorText: uploadFailureText(sent.refusal), mayRetry: isPassing(sent.refusal) })
  }
  const sendReady = async (): Promise<boolean> => {
    for (;;) {
      const next = files.find(({ state }) => state === 'ready')
      if (!next) return isAllSent()
      await sendOne(next)
    }
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => files,
    add: (chosen) =>
      set([
        ...files,
        ...chosen.map((file): QueuedFile => {
          lastKey += 1
          const errorText = refusedAtOnce(file)
          const state = errorText === undefined ? 'ready' : 'error'
          return { key: lastKey, name: file.name, file, alt: '', state, errorText }
        }),
      ]),
    change: (key, next) => {
      if (files.find((file) => file.key === key)?.state === 'ready') patch(key, next)
    },
    remove: (key) => set(files.filter((file) => file.key !== key || file.state === 'loading')),
    send: sendReady,
    retry: async (key) => {
      const failed = files.find((file) => file.key === key && file.state === 'error')
      if (failed) await sendOne(failed)
      return isAllSent()
    },
    clear: () => set([]),
  }
}
