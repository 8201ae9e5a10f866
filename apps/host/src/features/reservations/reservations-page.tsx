import { Reservations } from '@delebil/booking-widget'
import { LinkButton } from '@delebil/ui'
import { ChartColumn } from 'lucide-react'
import { nameTexts } from '../../site/name-texts.ts'
import { column } from '../../site/page/frame.css.ts'
import { paths } from '../../site/paths.ts'
import { toMyYear } from './reservations-page.css.ts'

export function ReservationsPage() {
  return (
    <div className={column}>
      <title>{nameTexts.reservations}</title>
      <Reservations />
      <div className={toMyYear}>
        <LinkButton variant="quiet" icon={ChartColumn} href={paths.myYear}>
          {nameTexts.myYear}
        </LinkButton>
      </div>
    </div>
  )
}
