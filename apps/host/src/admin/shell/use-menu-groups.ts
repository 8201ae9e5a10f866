import { useKeptText } from '@delebil/admin-components'
import { useLayoutEffect, useRef, useState } from 'react'
import { type Foldable, openGroups } from './open-groups.ts'

interface Kept {
  readonly used: readonly string[]
  readonly closed: readonly string[]
}

const names = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []

function read(text: string | undefined): Kept {
  try {
    const { used, closed } = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>
    return { used: names(used), closed: names(closed) }
  } catch {
    return { used: [], closed: [] }
  }
}

/** Which groups of the menu stand open in the room that there is, and how one is opened or closed; kept for this person. */
export function useMenuGroups(groups: readonly Foldable[], here: string | undefined) {
  const [text, keep] = useKeptText('menu')
  const { used, closed } = read(text)
  const [list, room] = useRoom(groups.length)
  const latest = here === undefined ? used : [here, ...used.filter((name) => name !== here)]
  const open = openGroups(groups, latest, closed, room)
  const toggle = (name: string) => {
    const rest = closed.filter((one) => one !== name)
    const next = open.has(name)
      ? { used, closed: [...rest, name] }
      : { used: [name, ...[...open].filter((one) => one !== name)], closed: rest }
    keep(JSON.stringify(next))
  }
  return { list, open, toggle }
}

/** How many lines of groups there is room for beside their names; all, until it has been measured. */
function useRoom(groups: number) {
  const list = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const line = element.querySelector('a, button')?.getBoundingClientRect().height ?? 0
      const taken = 1 + groups
      if (line > 0) setRoom(Math.floor((element.clientHeight - groups * AIR_PX) / line) - taken)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [groups])
  return [list, room] as const
}

/** Above each name, and room for the ring around the last line. */
const AIR_PX = 6
