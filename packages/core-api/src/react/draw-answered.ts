import { unstable_serialize } from 'swr'
import type { AnswerCacheProps } from './answer-cache.ts'

/** What a drawing stands in, so that it has the answers and tells what it lacks. */
export type Answering = Pick<AnswerCacheProps, 'answers' | 'onAsked'>

export interface DrawAnsweredOptions {
  /** How often it is drawn at most: an answer may lead to the next question. */
  readonly turns: number
  /** What has no answer after so long is left out. */
  readonly waitMs: number
}

/** Draws where nothing is asked by itself, as on a server: what a drawing lacks is asked for, and it is drawn again with the answers. What is refused stays as it is before there is an answer. */
export async function drawAnswered<T>(
  draw: (answering: Answering) => T | Promise<T>,
  { turns, waitMs }: DrawAnsweredOptions,
): Promise<T> {
  const answers = new Map<string, never>()
  const asked = new Set<string>()
  for (let turn = 1; turn < turns; turn += 1) {
    const open: Promise<unknown>[] = []
    const onAsked: Answering['onAsked'] = (key, ask) => {
      const name = unstable_serialize(key)
      if (asked.has(name)) return
      asked.add(name)
      const answered = ask().then((data) => answers.set(name, { data } as never))
      open.push(answered.catch(() => undefined))
    }
    const drawn = await draw({ answers, onAsked })
    if (open.length === 0) return drawn
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, waitMs)
    })
    await Promise.race([Promise.all(open), late])
    clearTimeout(timer)
  }
  return draw({ answers })
}
