import type { Invoice } from '@delebil/core-api'
import { Button, copyText } from '@delebil/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { invoiceTexts } from './invoice-texts.ts'
import * as css from './invoices.css.ts'

const own = invoiceTexts

/** A button that puts the KID on the clipboard, and says so. */
export function CopyKid({ invoice: { kid, number } }: { invoice: Invoice }) {
  const [said, setSaid] = useState('')
  const copy = async () => setSaid((await copyText(kid)) ? own.copied : own.copyFailed)
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
