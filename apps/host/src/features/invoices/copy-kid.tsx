import type { Invoice } from '@delebil/core-api'
import { Button } from '@delebil/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'

const own = invoiceTexts

/** A button that puts the KID on the clipboard, and says so. */
export function CopyKid({ invoice: { kid, number } }: { invoice: Invoice }) {
  const [said, setSaid] = useState('')
  async function copy(): Promise<void> {
    const copied = await navigator.clipboard?.writeText(kid).then(
      () => true,
      () => false,
    )
    setSaid(copied ? own.copied : own.copyFailed)
  }
  return (
    <>
      <Button isSmall icon={Copy} aria-label={own.ofInvoice(own.copyKid, number)} onPress={() => void copy()}>
        {own.copyKid}
      </Button>
      <span role="status" className={css.said}>
        {said}
      </span>
    </>
  )
}
