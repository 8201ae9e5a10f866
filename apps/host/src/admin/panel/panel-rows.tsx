import { Failed, type PanelAnswer } from '@delebil/admin-components'
import { Skeleton } from '@delebil/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import * as css from './panel.css.ts'
import { panelTexts } from './panel-texts.ts'

export interface PanelRow {
  readonly key: number | string
  readonly title: string
  /** Where the title leads, if anywhere. */
  readonly href?: string | undefined
  readonly detail?: string | undefined
  /** Stands at the end. */
  readonly end?: ReactNode
}

interface PanelRowsProps<T> {
  readonly answer: PanelAnswer<T>
  readonly rows: (data: T) => readonly PanelRow[]
  readonly empty: string
}

/** The rows of a panel: on their way, none, not to be had, or there. */
export function PanelRows<T>({ answer: { data, error, again }, rows, empty }: PanelRowsProps<T>) {
  if (error !== undefined) return <Failed onAgain={again}>{error}</Failed>
  if (data === undefined) return <Skeleton label={panelTexts.loading} heightPx={48} />
  const shown = rows(data)
  if (shown.length === 0) return <p className={css.muted}>{empty}</p>
  return (
    <ul className={css.rows}>
      {shown.map(({ key, title, href, detail, end }) => (
        <li key={key} className={css.row}>
          <span className={css.words}>
            {href === undefined ? (
              <span className={css.name}>{title}</span>
            ) : (
              <span>
                <Link className={css.link} href={href}>
                  {title}
                </Link>
              </span>
            )}
            {detail !== undefined && detail !== '' && <span className={css.muted}>{detail}</span>}
          </span>
          {end}
        </li>
      ))}
    </ul>
  )
}
