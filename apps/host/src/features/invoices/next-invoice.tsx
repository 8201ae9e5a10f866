import type { OpenLine } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { Button, Card, ErrorMessage, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { paragraph } from '../../site/page/page.css.ts'
import { DraftNotice } from './draft-notice.tsx'
import { HeldLines } from './held-lines.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'
import { OpenTrips } from './open-trips.tsx'
import { WaitingTrips } from './waiting-trips.tsx'

const own = invoiceTexts

/** What has been driven since the last invoice, and what waits; nothing where there is nothing. */
export function NextInvoice({ membershipId }: { membershipId: number }) {
  const { data, error } = useAnswer('listBillingBasis', { query: { membershipId } })
  // Without network the list below says so.
  if (error && !data && error.refusal.status > 0)
    return <ErrorMessage>{`${own.next.couldNotLoad} ${error.message}`}</ErrorMessage>
  if (data === undefined) return null
  return (
    <>
      {data.draft && <DraftNotice draft={data.draft} />}
      <WaitingTrips trips={data.waiting} />
      <HeldLines lines={data.held} />
      {data.data.length > 0 && <NextLines lines={data.data} />}
    </>
  )
}

function NextLines({ lines }: { readonly lines: readonly OpenLine[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [titleId, linesId] = [useId(), useId()]
  const sum = (key: 'grossOre' | 'vatOre') => lines.reduce((all, line) => all + line[key], 0)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gapPx={12}>
        <div className={css.head}>
          <h2 id={titleId} className={css.name}>
            {own.next.heading}
          </h2>
          <span className={css.sum}>{formatNok(sum('grossOre'))}</span>
        </div>
        <p className={paragraph}>{own.next.text}</p>
        <div>
          <Button
            isSmall
            icon={isOpen ? ChevronUp : ChevronDown}
            isIconLast
            aria-expanded={isOpen}
            aria-controls={linesId}
            aria-label={own.next.of(isOpen ? own.hideLines : own.showLines)}
            onPress={() => setIsOpen(!isOpen)}
          >
            {isOpen ? own.hideLines : own.showLines}
          </Button>
        </div>
        <div id={linesId} hidden={!isOpen} className={css.lines}>
          {isOpen && <OpenTrips lines={lines} vatOre={sum('vatOre')} />}
        </div>
      </Stack>
    </Card>
  )
}
