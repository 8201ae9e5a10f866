import { PanelTable, useAdminHost } from '@delebil/admin-components'
import { type PrintFile, printFileAddress } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Inline } from '@delebil/ui'
import { formatCount } from '@delebil/validation/text'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as shared from '../shared/shared.css.ts'
import { printFileTexts as own } from './print-file-texts.ts'
import * as css from './print-files.css.ts'
import { useMakePrintFile, usePrintFiles } from './use-print-files.ts'

/** Invoices that go by post: what waits, and the files that were made of what waited before. */
export function PrintFilesPage() {
  const { permissions } = useAdminHost()
  const answer = usePrintFiles()
  const { make, isPending } = useMakePrintFile()
  const waiting = answer.data?.waiting
  return (
    <div className={css.page}>
      <p className={shared.muted}>{own.lead}</p>
      <Inline gapPx={16}>
        {waiting !== undefined && <p role="status">{own.waiting(waiting)}</p>}
        {permissions.includes('BILLING_WRITE') && waiting !== undefined && waiting > 0 && (
          <Button variant="primary" icon={Printer} isPending={isPending} onPress={() => void make()}>
            {own.make}
          </Button>
        )}
      </Inline>
      <PanelTable<PrintFile>
        label={own.files}
        answer={answer}
        empty={own.none}
        rowKey={({ id }) => id}
        columns={[
          { label: own.file, value: ({ id }) => id },
          { label: own.when, value: ({ askedAt }) => momentOrDash(askedAt) },
          { label: own.who, value: ({ person }) => person ?? '–' },
          {
            label: own.documents,
            value: ({ documents, firstNumber, lastNumber }) =>
              `${formatCount(documents)} · ${own.numbers(firstNumber, lastNumber)}`,
          },
          { label: own.pages, value: ({ pages }) => (pages === null ? '–' : own.sheets(pages)), isNumber: true },
          { label: own.download, value: (file) => <DownloadFile file={file} /> },
        ]}
      />
    </div>
  )
}

function DownloadFile({ file: { id, madeAt } }: { readonly file: PrintFile }) {
  const host = useAdminHost()
  const [isPending, setIsPending] = useState(false)
  const [message, setMessage] = useState<string>()
  if (madeAt === null) return own.making
  const download = async () => {
    setIsPending(true)
    setMessage(await host.download(printFileAddress({ id }, host.organizationId), own.fileName(id)))
    setIsPending(false)
  }
  return (
    <Inline gapPx={8}>
      <Button
        isSmall
        icon={Download}
        isPending={isPending}
        aria-label={own.downloadOf(id)}
        onPress={() => void download()}
      >
        {own.download}
      </Button>
      <ErrorMessage>{message}</ErrorMessage>
    </Inline>
  )
}
