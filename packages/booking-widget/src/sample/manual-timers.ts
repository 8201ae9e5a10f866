import type { NativeTimers } from '../native/native-transport.ts'

/** A clock that only moves when it is told to. */
export interface ManualTimers extends NativeTimers {
  readonly advance: (ms: number) => void
}

export function createManualTimers(): ManualTimers {
  let nowMs = 0
  const due = new Set<{ readonly atMs: number; readonly run: () => void }>()
  return {
    nowMs: () => nowMs,
    after: (ms, run) => {
      const entry = { atMs: nowMs + ms, run }
      due.add(entry)
      return () => void due.delete(entry)
    },
    advance: (ms) => {
      const endMs = nowMs + ms
      for (;;) {
        const [next] = [...due].filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)
        if (next === undefined) break
        due.delete(next)
        nowMs = next.atMs
        next.run()
      }
      nowMs = endMs
    },
  }
}
