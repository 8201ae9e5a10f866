import { Button, ErrorMessage } from '@delebil/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { saveBlob } from '../../site/page/save-blob.ts'
import { fetchInvoiceFile } from './fetch-invoice-file.ts'

interface Props {
  readonly address: string
  readonly fileName: string
  readonly children: string
  /** What it is of, where the words of the button do not say it. */
  readonly label?: string
}

/** Saves a file of invoices; who has been logged out meanwhile is asked to log in first. */
export function DownloadButton({ address, fileName, children, label }: Props) {
  const { session } = useSite()
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<string>()
  async function download(): Promise<void> {
    setIsPending(true)
    let result = await fetchInvoiceFile(address, session.state.token)
    if ('message' in result && result.isLoggedOut) {
      session.markUnauthenticated()
      if (await session.waitForLogin()) result = await fetchInvoiceFile(address, session.state.token)
    }
    setIsPending(false)
    if ('file' in result) {
      setMessage(undefined)
      saveBlob(fileName, result.file)
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
        onPress={() => void download()}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </Button>
      <ErrorMessage>{message}</ErrorMessage>
    </>
  )
}
