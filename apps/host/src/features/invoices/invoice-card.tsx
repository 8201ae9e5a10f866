import type { Invoice } from '@delebil/core-api'
import { Button, Card, ErrorMessage, Inline, Stack } from '@delebil/ui'
import { formatBankAccount } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { ChevronDown, ChevronUp, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { dayText } from '../../site/day-text.ts'
import { Facts } from '../../site/page/facts.tsx'
import { saveBlob } from '../../site/page/save-blob.ts'
import { CopyKid } from './copy-kid.tsx'
import { fetchInvoicePdf } from './fetch-invoice-pdf.ts'
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
        <div className={css.body}>
          <div className={css.facts}>
            <Facts
              facts={[
                ...(isToPay
                  ? [
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
            <DownloadPdf invoice={invoice} />
          </Inline>
        </div>
        <div id={linesId} hidden={!isOpen} className={css.lines}>
          {isOpen && <InvoiceLines invoice={invoice} />}
        </div>
      </Stack>
    </Card>
  )
}

function DownloadPdf({ invoice: { id, number } }: { invoice: Invoice }) {
  const { session } = useSite()
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<string>()
  async function download(): Promise<void> {
    setIsPending(true)
    let result = await fetchInvoicePdf(id, session.state.token)
    if ('message' in result && result.isLoggedOut) {
      session.markUnauthenticated()
      if (await session.waitForLogin()) result = await fetchInvoicePdf(id, session.state.token)
    }
    setIsPending(false)
    if ('pdf' in result) {
      setMessage(undefined)
      saveBlob(own.fileName(number), result.pdf)
      return
    }
    setMessage(result.message)
  }
  return (
    <>
      <Button
        isSmall
        icon={Download}
        isPending={isPending}
        aria-label={own.ofInvoice(own.download, number)}
        onPress={() => void download()}
      >
        {own.download}
      </Button>
      <ErrorMessage>{message}</ErrorMessage>
    </>
  )
}
