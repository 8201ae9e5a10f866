import type { AnyRecord } from '@delebil/core-api/admin'
import { Icon, VisuallyHidden } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { Phone } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-aria-components'
import { useAdminHost } from '../admin-host.ts'
import { FieldValue } from '../field/field-value.tsx'
import { type Screen, titleOf } from '../screen/screen.ts'
import type { ListTableProps } from './list-table.tsx'
import { listTexts } from './list-texts.ts'
import * as css from './phone.css.ts'
import { RowCheck } from './row-check.tsx'
import { lineBefore } from './row-lines.ts'
import { isSelected } from './selection.ts'

interface ListPhoneProps
  extends Pick<ListTableProps, 'picks' | 'screen' | 'rows' | 'columns' | 'sort' | 'addressOf' | 'onLeave'> {
  /** Each has the box that chooses it. */
  readonly isPicking: boolean
}

/** A list under a thumb: a few lines of each, which lead to it, and one press that calls. */
export function ListPhone({ screen, rows, columns, sort, addressOf, picks, isPicking, onLeave }: ListPhoneProps) {
  const now = useAdminHost().now()
  return (
    <ul className={css.list} aria-label={screen.heading[0]}>
      {rows.map((record, at) => {
        const line = lineBefore(screen, sort, rows, at, now)
        const call = screen.callOf?.(record)
        const title = titleOf(screen.resource, record) || String(record.id)
        return (
          <Fragment key={record.id}>
            {line && (
              <li className={css.line} data-now={line.isNow || undefined}>
                {line.text}
              </li>
            )}
            <li
              className={css.item}
              data-id={record.id}
              data-picked={isSelected(picks.selection, record.id) || undefined}
              data-meaning={screen.rowMeaning?.(record)}
            >
              {isPicking && (
                <RowCheck
                  label={listTexts.pick(title)}
                  isSelected={isSelected(picks.selection, record.id)}
                  onPress={(isRange) => picks.press(record.id, isRange)}
                />
              )}
              <div className={css.said} onClickCapture={() => onLeave(record.id)}>
                <PhoneLines screen={screen} record={record} columns={columns} address={addressOf(record)} now={now} />
              </div>
              {call && (
                <a
                  className={css.call}
                  href={`tel:${call.phone}`}
                  aria-label={listTexts.call(call.name, formatPhone(call.phone))}
                >
                  <Icon of={Phone} />
                </a>
              )}
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}

interface PhoneLinesProps {
  readonly screen: Screen
  readonly record: AnyRecord
  readonly columns: readonly string[]
  readonly address: string
  readonly now: Date
}

/** The fields that a small screen has room for beside the first. */
const BESIDE = 3

function PhoneLines({ screen, record, columns, address, now }: PhoneLinesProps) {
  const { PhoneRow, resource } = screen
  const title = titleOf(resource, record) || String(record.id)
  if (PhoneRow) {
    return (
      <PhoneRow record={record} now={now}>
        <Link className={css.link} href={address}>
          {title}
        </Link>
      </PhoneRow>
    )
  }
  if (screen.queue) {
    // As it stands beside an open case.
    const { Row } = screen.queue
    return (
      <>
        <Link className={css.cover} href={address}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Link>
        <Row record={record} now={now} />
      </>
    )
  }
  const [first = '', ...rest] = columns
  const beside = rest.filter((name) => record[name] !== null && record[name] !== '').slice(0, BESIDE)
  return (
    <>
      <span className={css.strong}>
        <Link className={css.link} href={address}>
          <FieldValue screen={screen} name={first} record={record} />
        </Link>
      </span>
      <span className={css.beside}>
        {beside.map((name) => (
          <span key={name} className={resource.fields[name]?.isPhone ? css.wholePart : css.part}>
            {resource.fields[name]?.kind === 'flag' || resource.fields[name]?.kind === 'number' ? (
              <>{resource.fields[name]?.label} </>
            ) : null}
            <FieldValue screen={screen} name={name} record={record} />
          </span>
        ))}
      </span>
    </>
  )
}
