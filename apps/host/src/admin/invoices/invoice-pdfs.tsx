import { useAdminHost } from '@delebil/admin-components'
import { staffInvoiceAddress } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Inline } from '@delebil/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { invoiceTexts as texts } from './invoice-texts.ts'

interface Named {
  readonly id: number
  readonly number: number
}

/** Invoices to be fetched as they were sent; nothing where there are none. */
export function InvoicePdfs({ invoices }: { readonly invoices: readonly Named[] }) {
  const host = useAdminHost()
  const [message, setMessage] = useState<string>()
  if (invoices.length === 0) return null
  const download = async ({ id, number }: Named) =>
    setMessage(
      await host.download(staffInvoiceAddress({ id }, 'pdf', host.organizationId), texts.fileName(number, 'pdf')),
    )
  return (
    <Inline gapPx={8}>
      {invoices.map((invoice) => (
        <Button key={invoice.id} isSmall icon={Download} onPress={() => void download(invoice)}>
          {texts.named(invoice.number)}
        </Button>
      ))}
      <ErrorMessage>{message}</ErrorMessage>
    </Inline>
  )
}
