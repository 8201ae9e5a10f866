import { Link } from 'react-aria-components'
import { type Screen, titleOf } from '../screen/screen.ts'
import * as css from './cards.css.ts'
import type { ListTableProps } from './list-table.tsx'
import { listTexts } from './list-texts.ts'
import { RowCheck } from './row-check.tsx'
import { isSelected } from './selection.ts'
import { link } from './table.css.ts'

interface ListCardsProps extends Pick<ListTableProps, 'picks' | 'screen' | 'rows' | 'addressOf'> {
  readonly Card: NonNullable<Screen['Card']>
}

/** Records that are seen rather than read, each a card that leads to it. */
export function ListCards({ screen, Card, rows, addressOf, picks }: ListCardsProps) {
  const { selection, press, pressShown } = picks
  const { resource, heading } = screen
  const picked = rows.filter(({ id }) => isSelected(selection, id)).length
  return (
    <>
      <div className={css.cardsHead}>
        <RowCheck
          label={listTexts.pickShown}
          isSelected={picked === rows.length}
          isPartly={picked > 0 && picked < rows.length}
          onPress={pressShown}
        />
        <span aria-hidden>{listTexts.pickShown}</span>
      </div>
      <ul className={css.cards} aria-label={heading[0]}>
        {rows.map((record) => (
          <li key={record.id} className={css.card} data-picked={isSelected(selection, record.id) || undefined}>
            <div className={css.cardCheck}>
              <RowCheck
                label={listTexts.pick(titleOf(resource, record) || String(record.id))}
                isSelected={isSelected(selection, record.id)}
                onPress={(isRange) => press(record.id, isRange)}
              />
            </div>
            <Card record={record}>
              <Link className={link} href={addressOf(record)}>
                {titleOf(resource, record)}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
