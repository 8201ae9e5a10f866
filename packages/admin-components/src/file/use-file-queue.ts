import { useRef, useState, useSyncExternalStore } from 'react'
import { createFileQueue, type FileQueueStore, type QueuedFile, type SendResult } from './create-file-queue.ts'

export interface FileQueueOf extends FileQueueStore {
  readonly files: readonly QueuedFile[]
}

/** Files on their way, kept for as long as the component lives. */
export function useFileQueue(send: (file: QueuedFile) => Promise<SendResult>): FileQueueOf {
  const latest = useRef(send)
  latest.current = send
  const [queue] = useState(() => createFileQueue((file) => latest.current(file)))
  const files = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  return { ...queue, files }
}
