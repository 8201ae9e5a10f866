import { Reservations } from '@delebil/booking-widget'
import { LinkButton } from '@delebil/ui'
import { ChartColumn } from 'lucide-react'
import { nameTexts } from '../../site/name-texts.ts'
import { DocumentTitle } from '../../site/page/document-head.tsx'
import { column } from '../../site/page/frame.css.ts'
import { paths } from '../../site/paths.ts'

export function ReservationsPage() {
  const toMyYear = (
    <LinkButton variant="quiet" isSmall icon={ChartColumn} href={paths.myYear}>
      {nameTexts.myYear}
    </LinkButton>
  )
  return (
    <div className={column}>
      <DocumentTitle>{nameTexts.reservations}</DocumentTitle>
      <Reservations beside={toMyYear} />
    </div>
  )
}
