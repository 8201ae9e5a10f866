import { useAnswer } from '@delebil/core-api/react'
import { ErrorMessage } from '@delebil/ui'
import { DraftNotice } from './draft-notice.tsx'
import { HeldLines } from './held-lines.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import { LinesCard } from './lines-card.tsx'
import { WaitingTrips } from './waiting-trips.tsx'

const own = invoiceTexts

/** What has been driven since the last invoice, and what waits; nothing where there is nothing. */
export function NextInvoice({ membershipId }: { membershipId: number }) {
  const { data, error } = useAnswer('listBillingBasis', { query: { membershipId } })
  // Without network the list below says so.
  if (error && !data && error.refusal.status > 0)
    return <ErrorMessage>{`${own.next.couldNotLoad} ${error.message}`}</ErrorMessage>
  if (data === undefined) return null
  const drafted = data.data.filter(({ isDrafted }) => isDrafted)
  const later = data.data.filter(({ isDrafted }) => !isDrafted)
  return (
    <>
      {data.draft && <DraftNotice draft={data.draft} />}
      {drafted.length > 0 && <LinesCard texts={own.drafted} lines={drafted} startsOpen />}
      <WaitingTrips trips={data.waiting} />
      <HeldLines lines={data.held} />
      {later.length > 0 && <LinesCard texts={own.next} lines={later} />}
    </>
  )
}
