import { useState } from 'react'
import { unstable_serialize } from 'swr'
import type { Key } from './key.ts'

/** What was asked for ahead is for the drawing that comes next: later, it is asked for anew. */
const KEPT_MS = 3000

const answers = new Map<string, unknown>()

/** Keeps an answer that came before anybody drew it. */
export function keepEarly(key: Key, answer: unknown): void {
  const name = unstable_serialize(key)
  answers.set(name, answer)
  setTimeout(() => answers.delete(name), KEPT_MS)
}

/** What came early under the key that is asked for first, as long as that is the key. */
export function useEarlyAnswer<T>(key: Key | null): T | undefined {
  const [first] = useState(() => {
    const name = key && answers.size > 0 ? unstable_serialize(key) : undefined
    return name !== undefined && answers.has(name) ? { name, answer: answers.get(name) as T } : undefined
  })
  return first && key && unstable_serialize(key) === first.name ? first.answer : undefined
}
