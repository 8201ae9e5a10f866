import { HeadedCard, useAdminHost } from '@delebil/admin-components'
import type { RunApproval } from '@delebil/core-api/admin'
import { Button, ErrorMessage } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { openPdf } from '../shared/open-pdf.ts'
import * as css from './outliers.css.ts'
import { runTexts as texts } from './run-texts.ts'

interface RunSamplesProps {
  readonly runId: number
  readonly samples: RunApproval['samples']
}

/** Three bills of a run to be looked at as their invoices would be. */
export function RunSamples({ runId, samples }: RunSamplesProps) {
  const { api, organizationId } = useAdminHost()
  const [message, setMessage] = useState<string>()
  const open = async (membershipId: number) => {
    const ask = () =>
      api.call('billing-runs.draft-pdf', {
        params: { id: runId, membershipId },
        query: { orgId: String(organizationId) },
      })
    setMessage((await openPdf(ask)) ? undefined : texts.openFailed)
  }
  return (
    <HeadedCard heading={texts.samplesHeading}>
      <ul className={css.list}>
        {samples.map(({ why, membershipId, customer, grossOre }) => (
          <li key={membershipId} className={css.row}>
            <span className={css.name}>
              <span className={css.why}>{texts.samples[why]}</span>
              <strong>{customer}</strong>
            </span>
            <span className={css.amount}>{formatNok(grossOre)}</span>
            <Button
              isSmall
              icon={FileText}
              aria-label={texts.openDraft(customer)}
              onPress={() => void open(membershipId)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
      <ErrorMessage>{message}</ErrorMessage>
    </HeadedCard>
  )
}
