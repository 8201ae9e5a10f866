import { HeadedCard, mayAny, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import { type AdminCalls, adminResources } from '@delebil/core-api/admin'
import { Button, Icon } from '@delebil/ui'
import { formatDate, formatNok } from '@delebil/validation/text'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { adminPaths } from '../../shared/admin-paths.ts'
import * as css from './overview.css.ts'
import { overviewTexts as texts } from './overview-texts.ts'

const FIRST = 20

type Line = Answer<AdminCalls['billing.waiting']>['data'][number]

/** Whether lines are seen on trips and memberships alone: whoever opens the list of them has them there. */
export const useSeesLines = (): boolean => {
  const { permissions } = useAdminHost()
  return permissions.includes('LIMITED_BILLING_READ') && !mayAny(permissions, adminResources.billing.read)
}

/** The lines that wait for an answer or are held, each with the way to where something is done about it. */
export function LinesCard() {
  const { data } = useAdminAnswer('billing.waiting', {})
  const [isWhole, setWhole] = useState(false)
  const lines = data?.data ?? []
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  return (
    <HeadedCard heading={texts.lines} isBare {...(data && { count: { of: data.count, meaning: 'look' } })}>
      {data?.count === 0 && <p className={css.none}>{texts.nothing}</p>}
      <ul className={css.rows}>
        {shown.map((line) => (
          <WaitingLine key={line.chargeId} line={line} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <p className={css.none}>
          <Button isSmall variant="quiet" onPress={() => setWhole(true)}>
            {texts.allLines(lines.length)}
          </Button>
        </p>
      )}
      {data !== undefined && shown.length === lines.length && data.count > lines.length && (
        <p className={css.none}>{texts.moreLines(data.count - lines.length)}</p>
      )}
    </HeadedCard>
  )
}

function WaitingLine({ line }: { readonly line: Line }) {
  const { description, grossOre, membership, reservationNumber, dueAt } = line
  return (
    <li className={css.rowOf}>
      <Link href={useAddressOf(line)} className={css.waiting}>
        <strong>{texts.lineOf(description, reservationNumber)}</strong>
        <span className={css.note}>
          {dueAt === null ? texts.lineHeld(membership) : texts.lineDisputed(membership, formatDate(new Date(dueAt)))}
        </span>
        <span className={css.free}>{formatNok(grossOre)}</span>
        <Icon of={ChevronRight} sizePx={16} />
      </Link>
    </li>
  )
}

// Where the line stands that may be opened.
function useAddressOf({ reservationId, membershipId }: Line): string {
  const { permissions } = useAdminHost()
  const isTrip = reservationId !== null && mayAny(permissions, adminResources.reservations.read)
  return isTrip
    ? adminPaths.reservations.recordPath({ id: reservationId })
    : adminPaths.memberships.recordPath({ id: membershipId })
}
