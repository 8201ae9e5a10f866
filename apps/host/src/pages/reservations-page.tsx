import { Reservations } from '@delebil/booking-widget'
import { LinkButton } from '@delebil/ui'
import { ChartColumn } from 'lucide-react'
import { column } from '../layout/layout.css.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { toMyYear } from './reservations-page.css.ts'

export function ReservationsPage() {
  return (
    <div className={column}>
      <title>{texts.headings.reservations}</title>
      <Reservations />
      <div className={toMyYear}>
        <LinkButton variant="quiet" icon={ChartColumn} href={paths.myYear}>
          {texts.myYear}
        </LinkButton>
      </div>
    </div>
  )
}
