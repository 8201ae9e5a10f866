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

/** Views of one list side by side, each with how much is in it. */
export function CountTabs({ label, tabs, selected, children }: CountTabsProps) {
  const here = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: seen when another is chosen
  useEffect(() => {
    here.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  return (
    <nav aria-label={label} className={css.row}>
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
