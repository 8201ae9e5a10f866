import type { BulkRunLine } from '@delebil/core-api/admin'
import { Link } from 'react-aria-components'
import type { Screen } from '../screen/screen.ts'
import * as css from './bulk.css.ts'

interface RecordNameProps {
  readonly screen: Screen
  readonly run: Pick<BulkRunLine, 'action' | 'isRehearsal'>
  readonly id: number
  readonly title: string
}

/** A record of a bulk change, with a way to it: unless nobody knows it, or it may be gone. */
export function RecordName({ screen, run, id, title }: RecordNameProps) {
  const { recordPath, path } = screen
  if (title === '' || (run.action === 'remove' && !run.isRehearsal)) return title || id
  return (
    <Link className={css.record} href={recordPath?.({ id }) ?? `${path}?apne=${id}`}>
      {title}
    </Link>
  )
}
