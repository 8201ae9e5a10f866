import { useRef, useState, useSyncExternalStore } from 'react'
import { createFileQueue, type FileQueueStore, type QueuedFile, type SendResult } from './create-file-queue.ts'

export interface FileQueueOf extends FileQueueStore {
  readonly files: readonly QueuedFile[]
  /** Something here would be lost with the page. */
  readonly isWaiting: boolean
}

/** Files on their way, kept for as long as the component lives. */
export function useFileQueue(send: (file: QueuedFile) => Promise<SendResult>): FileQueueOf {
  const latest = useRef(send)
  latest.current = send
  const [queue] = useState(() => createFileQueue((file) => latest.current(file)))
  const files = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const isWaiting = files.some(({ state, mayRetry }) => state === 'ready' || state === 'loading' || mayRetry === true)
  return { ...queue, files, isWaiting }
}
