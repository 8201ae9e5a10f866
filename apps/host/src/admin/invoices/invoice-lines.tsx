import { useAdminAnswer } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Stack, Switch } from '@delebil/ui'
import { groupsOfLines } from '@delebil/validation'
import { INCLUDE_NON_RESERVATION_LINES_DEFAULT } from '@delebil/validation/constants'
import { formatNok, invoiceGroupingText } from '@delebil/validation/text'
import { useState } from 'react'
import * as shared from '../shared/shared.css.ts'
import { invoiceTexts as texts } from './invoice-texts.ts'
import { LinesTable } from './lines-table.tsx'

/** What an invoice is made of, by driver or cost centre where its lines are gathered; with or without what is about no reservation. */
export function InvoiceLines({ record: { id } }: { readonly record: Read<'invoices'> }) {
  const [includesOthers, setIncludesOthers] = useState(INCLUDE_NON_RESERVATION_LINES_DEFAULT)
  const { data, error, mutate } = useAdminAnswer('invoices.lines', {
    params: { id },
    query: { includeNonReservationLines: String(includesOthers) as 'true' | 'false' },
  })
  const grouping = data?.grouping ?? 'NONE'
  const again = () => void mutate()
  return (
    <Stack gapPx={12}>
      <Switch isSelected={includesOthers} onChange={setIncludesOthers}>
        {texts.includeOthers}
      </Switch>
      {grouping === 'NONE' ? (
        <LinesTable label={texts.lines} lines={data?.data} error={error?.message} onAgain={again} />
      ) : (
        groupsOfLines(data?.data ?? []).map(({ name, grossOre, lines }) => {
          const called = name ?? invoiceGroupingText[grouping].none
          return (
            <section key={called} aria-label={called}>
              <h3 className={shared.total}>
                <span>{called}</span>
                <span>{formatNok(grossOre)}</span>
              </h3>
              <LinesTable label={called} lines={lines} onAgain={again} />
            </section>
          )
        })
      )}
    </Stack>
  )
}
