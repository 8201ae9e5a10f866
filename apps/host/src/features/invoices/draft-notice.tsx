import { Banner } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { dayText } from '../../site/day-text.ts'
import { invoiceTexts } from './invoice-texts.ts'

const own = invoiceTexts.draft
type Draft = { readonly deliveredUntil: string; readonly dueDate: string; readonly totalOre: number }

/** An invoice that the club has drafted and nobody has approved: the time to say what is wrong. */
export function DraftNotice({ draft: { deliveredUntil, dueDate, totalOre } }: { readonly draft: Draft }) {
  return (
    <Banner tone="info" title={own.heading(formatNok(totalOre))}>
      {own.text(dayText(deliveredUntil), dayText(dueDate))}
    </Banner>
  )
}
