import { useAdminAnswer } from '@delebil/admin-components'
import type { ImportObstacle, Read } from '@delebil/core-api/admin'
import { useEffect, useState } from 'react'

const size = 50

interface Wanted {
  readonly view: 'all' | 'FAILED' | 'CHOOSE'
  readonly kind: ImportObstacle | undefined
  /** How many there are of them. */
  readonly total: number
}

interface Place {
  /** What it is a place in. */
  readonly of: string
  /** The row behind which each page begins that one has come over. */
  readonly afters: readonly number[]
  /** The row of the last of them that one is at. */
  readonly at: number
}
const first = { afters: [0], at: 0 } as const

/** The rows that need somebody, a page at a time: what is mended leaves its page, and those behind it move up. */
export function useRowPages({ id }: Pick<Read<'import-runs'>, 'id'>, { view, kind, total }: Wanted) {
  const of = `${view} ${kind}`
  const [kept, setKept] = useState<Place>({ of, ...first })
  // Other rows begin at their first page.
  const { afters, at } = kept.of === of ? kept : first
  const setPlace = (place: Omit<Place, 'of'>) => setKept({ of, ...place })
  const query = {
    size,
    after: afters.at(-1) ?? 0,
    ...(view !== 'all' && { state: view }),
    ...(kind !== undefined && { problem: kind }),
  }
  const answer = useAdminAnswer('import-runs.rows', { params: { id }, query }, { keepPreviousData: true })
  const shown = answer.data?.data.length ?? 0
  const before = (afters.length - 1) * size
  const after = answer.data?.after ?? null
  const next = after !== null && before + shown < total ? after : undefined
  const isOver = answer.data !== undefined && !answer.isLoading && shown === 0 && afters.length > 1
  useEffect(() => {
    if (isOver) setKept((before) => ({ ...before, ...first }))
  }, [isOver])
  const toNext = () => next !== undefined && setPlace({ afters: [...afters, next], at: 0 })
  const toPrevious = () => before > 0 && setPlace({ afters: afters.slice(0, -1), at: 0 })
  return {
    answer,
    at: Math.max(0, Math.min(at, shown - 1)),
    /** To a row of the page; from its ends to the page beside it. */
    go: (to: number) => {
      if (to >= shown && next !== undefined) toNext()
      else if (to < 0 && before > 0) toPrevious()
      else setPlace({ afters, at: Math.max(0, Math.min(shown - 1, to)) })
    },
    range: { from: before + 1, to: before + shown, total: Math.max(total, before + shown) },
    toNext: next === undefined ? undefined : toNext,
    toPrevious: before === 0 ? undefined : toPrevious,
  }
}
