import { Banner } from '@delebil/ui'
import { formatDateTime, formatNok } from '@delebil/validation/text'
import { dayText } from '../../site/day-text.ts'
import { invoiceTexts } from './invoice-texts.ts'

const own = invoiceTexts.draft
interface Draft {
  readonly deliveredUntil: string
  readonly dueDate: string
  readonly totalOre: number
  readonly openUntil: string
}

/** An invoice that the club has drafted and nobody has approved: the time to say what is wrong. */
export function DraftNotice({ draft: { deliveredUntil, dueDate, totalOre, openUntil } }: { readonly draft: Draft }) {
  const until = new Date(openUntil)
  return (
    <Banner tone="info" title={own.heading(formatNok(totalOre))}>
      {own.text(dayText(deliveredUntil), dayText(dueDate))}{' '}
      {until.getTime() > Date.now() ? own.sayBefore(formatDateTime(until)) : own.sayNow}
    </Banner>
  )
}
