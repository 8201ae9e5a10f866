import { Link } from 'react-aria-components'
import type { AnyRecord } from '../any-record.ts'
import { type Screen, titleOf } from '../screen.ts'
import * as css from './list.css.ts'

interface ListCardsProps {
  readonly screen: Screen
  readonly Card: NonNullable<Screen['Card']>
  readonly rows: readonly AnyRecord[]
  readonly addressOf: (record: AnyRecord) => string
}

/** Records that are seen rather than read, each a card that leads to it. */
export function ListCards({ screen: { resource, heading }, Card, rows, addressOf }: ListCardsProps) {
  return (
    <ul className={css.cards} aria-label={heading[0]}>
      {rows.map((record) => (
        <li key={record.id} className={css.card}>
          <Card record={record}>
            <Link className={css.link} href={addressOf(record)}>
              {titleOf(resource, record)}
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}
