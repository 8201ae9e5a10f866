import { type Invoice, invoiceCsvPath, invoicePdfPath } from '@delebil/core-api'
import { Button, Card, Inline, Stack } from '@delebil/ui'
import { formatBankAccount } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { dayText } from '../../site/day-text.ts'
import { Facts } from '../../site/page/facts.tsx'
import { PayInvoiceButton } from '../payment/pay-invoice-button.tsx'
import { CopyKid } from './copy-kid.tsx'
import { DownloadButton } from './download-button.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceState } from './invoice-state.tsx'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'

const own = invoiceTexts

/** One invoice: how it stands, and what to pay and how while it is not paid; its lines and its PDF at a press. */
export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { number, state } = invoice
  const due = dayText(invoice.dueDate)
  const isToPay = state === 'OPEN' || state === 'OVERDUE'
  const [isOpen, setIsOpen] = useState(false)
  const linesId = useId()
  const toggleText = isOpen ? own.hideLines : own.showLines
  return (
    <Card as="li">
      <Stack gapPx={12}>
        <div className={css.head}>
          <div className={css.named}>
            <Inline gapPx={12}>
              <h2 className={css.name}>{own.name(invoice.kind, number)}</h2>
              <InvoiceState state={state} />
            </Inline>
          </div>
          <span className={css.sum}>{formatNok(invoice.totalOre)}</span>
        </div>
        {state === 'OVERDUE' && <p className={css.overdue}>{own.overdue(due)}</p>}
        {state === 'OPEN' && <p className={css.toPay}>{own.toPay(due)}</p>}
        {isToPay && <PayInvoiceButton invoice={invoice} />}
        <div className={css.body}>
          <div className={css.facts}>
            <Facts
              facts={[
                ...(isToPay
                  ? [
                      ...(invoice.restOre < invoice.totalOre
                        ? [{ name: own.rest, value: formatNok(invoice.restOre) }]
                        : []),
                      { name: own.kid, value: invoice.kid },
                      { name: own.account, value: formatBankAccount(invoice.bankAccount) },
                    ]
                  : []),
                { name: own.date, value: dayText(invoice.invoiceDate) },
                { name: own.due, value: due },
              ]}
            />
          </div>
          <Inline gapPx={8}>
            <Button
              isSmall
              icon={isOpen ? ChevronUp : ChevronDown}
              isIconLast
              aria-expanded={isOpen}
              aria-controls={linesId}
              aria-label={own.ofInvoice(toggleText, number)}
              onPress={() => setIsOpen(!isOpen)}
            >
              {toggleText}
            </Button>
            {isToPay && <CopyKid invoice={invoice} />}
            <DownloadButton
              address={invoicePdfPath(invoice.id)}
              fileName={own.fileName(number)}
              label={own.ofInvoice(own.download, number)}
            >
              {own.download}
            </DownloadButton>
            {invoice.grouping !== 'NONE' && (
              <DownloadButton
                address={invoiceCsvPath(invoice.id)}
                fileName={own.csvFileName(number)}
                label={own.ofInvoice(own.downloadCsv, number)}
              >
                {own.downloadCsv}
              </DownloadButton>
            )}
          </Inline>
        </div>
        <div id={linesId} hidden={!isOpen} className={css.lines}>
          {isOpen && <InvoiceLines invoice={invoice} />}
        </div>
      </Stack>
    </Card>
  )
}
