import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-aria-components'
import { Count, type CountProps } from './count.tsx'
import * as css from './count-tabs.css.ts'

export interface CountTab {
  readonly id: string
  readonly label: string
  /** Where it is; a view is an address. */
  readonly href: string
  /** How many there are; left out while it is not known. */
  readonly count?: number | undefined
  /** False: there are about so many, or more. */
  readonly isExact?: boolean
  readonly meaning?: CountProps['meaning']
}

export interface CountTabsProps {
  /** Names the row for a screen reader. */
  readonly label: string
  readonly tabs: readonly CountTab[]
  /** Which of them is seen; none, where something else is. */
  readonly selected: string | undefined
  /** Stands behind the last. */
  readonly children?: ReactNode
}

/** Moves the row sideways until all of the tab is in sight. A browser that did so by itself would let Tab go on from there. */
function show(row: HTMLElement, tab: HTMLElement) {
  const [seen, wanted] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollLeft += Math.min(0, wanted.left - seen.left) + Math.max(0, wanted.right - seen.right)
}

/** Views of one list side by side, each with how much is in it. */
export function CountTabs({ label, tabs, selected, children }: CountTabsProps) {
  const row = useRef<HTMLElement>(null)
  const here = useRef<HTMLLIElement>(null)
  const isCounted = tabs.some(({ count }) => count !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen when another is chosen, and where it is once the counts stand before it
  useEffect(() => {
    if (row.current && here.current) show(row.current, here.current)
  }, [selected, isCounted])
  return (
    <nav aria-label={label} ref={row} className={css.row}>
      <ul className={css.list}>
        {tabs.map(({ id, label: name, href, count, isExact = true, meaning = 'plain' }) => (
          <li key={id} ref={id === selected ? here : null} className={css.item}>
            <Link href={href} className={css.tab} {...(id === selected && { 'aria-current': 'page' as const })}>
              {name}
              {count !== undefined && <Count of={count} isExact={isExact} meaning={meaning} />}
            </Link>
          </li>
        ))}
      </ul>
      {children !== undefined && <div className={css.after}>{children}</div>}
    </nav>
  )
}
