import { InPageHead, mayAny, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import type { Answer } from '@delebil/core-api'
import type { AdminCalls } from '@delebil/core-api/admin'
import { Banner, Stack } from '@delebil/ui'
import { formatDateTime, formatNok } from '@delebil/validation/text'
import * as css from './payment.css.ts'
import { paymentTexts as texts } from './payment-texts.ts'
import { ReadFile } from './read-file.tsx'

type Overview = Answer<AdminCalls['incoming-payments.overview']>

/** The file that was read last, a place for the next one, and what came in over the last days: one line over the list. */
export function PaymentsAbove() {
  const { permissions } = useAdminHost()
  const { data, mutate } = useAdminAnswer('incoming-payments.overview', {})
  if (data === undefined) return null
  const isOwn = data.accounting === 'OWN'
  return (
    <Stack gapPx={8}>
      <InPageHead at="context">
        <span className={css.lastFile}>{fileText(data)}</span>
      </InPageHead>
      {!isOwn && <Banner tone="info" title={texts.otherSide} />}
      {isOwn && mayAny(permissions, ['BILLING_WRITE']) && <ReadFile onRead={() => void mutate()} />}
      <div className={css.head}>
        <dl className={css.sums} aria-label={texts.sums}>
          <Sum name={texts.in} ore={data.inOre} />
          <Sum name={texts.paid} ore={data.paidOre} />
          <Sum name={texts.waiting} ore={data.waitingOre} />
        </dl>
        {isOwn && <p className={css.file}>{texts.notOffered}</p>}
      </div>
    </Stack>
  )
}

const fileText = ({ lastFile }: Overview): string =>
  lastFile === null
    ? texts.noFile
    : [
        texts.fileOf(lastFile.format, lastFile.reference),
        formatDateTime(new Date(lastFile.readAt)),
        texts.fileFacts(lastFile.payments, formatNok(lastFile.amountOre)),
      ].join(' · ')

function Sum({ name, ore }: { readonly name: string; readonly ore: number }) {
  return (
    <div className={css.sumPair}>
      <dt className={css.sumName}>{name}</dt>
      <dd className={css.sum}>{formatNok(ore)}</dd>
    </div>
  )
}
