import type { ImportTypeKey } from '@delebil/core-api/admin'

export type EntryState = 'ready' | 'loading' | 'error' | 'success'
/** The specification's other words for where a file is, by the states of an entry: while one is loading it is sent, and then worked on. */
export type EntryStatus = 'ready' | 'uploading' | 'processing'
export const stateOfStatus = {
  ready: 'ready',
  uploading: 'loading',
  processing: 'loading',
} as const satisfies Record<EntryStatus, EntryState>

export type ChosenType = ImportTypeKey | 'guess'

/** A file on its way in, as the specification tells it. */
export interface ImportEntry {
  readonly state: EntryState
  /** Until what became of it is there. */
  readonly status: EntryStatus
  readonly fileName: string
  readonly file: File
  readonly fileType: ChosenType
  /** Where the file is that came back. */
  readonly url: string | undefined
  readonly responseFileName: string | undefined
  readonly errorText: string | undefined
  readonly key: number
  /** The run that it became. */
  readonly runId: number | undefined
  /** What went wrong may pass by itself. */
  readonly mayRetry: boolean
}

export type Sent =
  | { readonly ok: true; readonly runId: number; readonly file: Blob; readonly responseFileName: string }
  | { readonly ok: false; readonly errorText: string; readonly mayRetry: boolean }

export interface ImportEntries {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => readonly ImportEntry[]
  readonly add: (files: readonly File[]) => void
  readonly setType: (key: number, fileType: ChosenType) => void
  readonly remove: (key: number) => void
  /** Sends those that are ready, and no others; answers what became of them. */
  readonly send: () => Promise<readonly ImportEntry[]>
  readonly retry: (key: number) => Promise<void>
}

const begun = { url: undefined, responseFileName: undefined, errorText: undefined, runId: undefined, mayRetry: false }

/** Files: ready, loading until what became of them is there, then success or error. Only those that are ready are sent. */
export function createImportEntries(
  send: (entry: ImportEntry, onProcessing: () => void) => Promise<Sent>,
  addressOf: (file: Blob) => string = (file) => URL.createObjectURL(file),
): ImportEntries {
  let entries: readonly ImportEntry[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ImportEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  const patch = (key: number, more: Partial<ImportEntry>) =>
    set(entries.map((entry) => (entry.key === key ? { ...entry, ...more } : entry)))
  const sendOne = async (entry: ImportEntry) => {
    const say = (status: EntryStatus) => patch(entry.key, { status, state: stateOfStatus[status] })
    patch(entry.key, begun)
    say('uploading')
    const sent = await send(entry, () => say('processing'))
    if (!sent.ok) return patch(entry.key, { state: 'error', errorText: sent.errorText, mayRetry: sent.mayRetry })
    const { runId, responseFileName } = sent
    patch(entry.key, { state: 'success', runId, responseFileName, url: addressOf(sent.file) })
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => entries,
    add: (files) =>
      set([
        ...entries,
        ...files.map((file): ImportEntry => {
          lastKey += 1
          return {
            ...begun,
            key: lastKey,
            file,
            fileName: file.name,
            fileType: 'guess',
            status: 'ready',
            state: 'ready',
          }
        }),
      ]),
    setType: (key, fileType) => {
      if (entries.find((entry) => entry.key === key)?.state === 'ready') patch(key, { fileType })
    },
    remove: (key) => set(entries.filter((entry) => entry.key !== key || entry.state === 'loading')),
    send: async () => {
      const ready = entries.filter(({ state }) => state === 'ready')
      for (const { key } of ready) {
        // Another press may have sent it meanwhile.
        const entry = entries.find((one) => one.key === key && one.state === 'ready')
        if (entry) await sendOne(entry)
      }
      return entries.filter(({ key }) => ready.some((entry) => entry.key === key))
    },
    retry: async (key) => {
      const failed = entries.find((entry) => entry.key === key && entry.state === 'error')
      if (failed) await sendOne(failed)
    },
  }
}
