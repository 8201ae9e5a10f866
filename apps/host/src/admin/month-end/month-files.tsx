import { useAdminHost } from '@delebil/admin-components'
import { monthEndFileAddress } from '@delebil/core-api/admin'
import { Button, ErrorMessage } from '@delebil/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { monthEndTexts as texts } from './month-end-texts.ts'

const kinds = ['report', 'journal'] as const

/** The files of a month, for whoever audits it and whoever keeps the books elsewhere. */
export function MonthFiles({ month, isClosed }: { readonly month: string; readonly isClosed: boolean }) {
  const host = useAdminHost()
  const [pending, setPending] = useState<(typeof kinds)[number]>()
  const [problem, setProblem] = useState<string>()
  const fetchFile = async (kind: (typeof kinds)[number]) => {
    setPending(kind)
    const address = monthEndFileAddress(kind, month, host.organizationId)
    setProblem(await host.download(address, texts.fileName(kind, month)))
    setPending(undefined)
  }
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} icon={Download} isPending={pending === kind} onPress={() => void fetchFile(kind)}>
          {kind === 'journal' ? texts.journalFile : texts.reportFile(isClosed)}
        </Button>
      ))}
      <ErrorMessage>{problem}</ErrorMessage>
    </>
  )
}
