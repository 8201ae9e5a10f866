import { FactGrid, formatDay, useAdminHost } from '@delebil/admin-components'
import { type Read, reminderPdfAddress } from '@delebil/core-api/admin'
import { Button, ErrorMessage, Inline, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { RecordLink } from '../shared/record-link.tsx'
import { reminderTexts as texts } from './reminder-texts.ts'

/** What is to be reminded of, and the letter as it is, or would be, sent. */
export function ReminderLead({ record }: { readonly record: Read<'reminders'> }) {
  const { download, organizationId } = useAdminHost()
  const [problem, setProblem] = useState<string>()
  const { invoiceId, invoiceNumber, customer, restOre, wasDue, dueDate, feeOre } = record
  const fetchLetter = async () =>
    setProblem(await download(reminderPdfAddress(record, organizationId), texts.fileName(invoiceNumber)))
  return (
    <Stack gapPx={12}>
      <FactGrid
        facts={[
          {
            label: texts.invoice,
            main: (
              <RecordLink isMain of="invoices" id={invoiceId}>
                {String(invoiceNumber)}
              </RecordLink>
            ),
            lines: [{ id: 'customer', text: customer }],
          },
          { label: texts.rest, main: formatNok(restOre) },
          { label: texts.wasDue, main: formatDay(wasDue) },
          { label: texts.newDue, main: dueDate === null ? texts.atSending : formatDay(dueDate) },
          { label: texts.fee, main: feeOre === 0 ? texts.noFee : formatNok(feeOre) },
        ]}
      />
      <Inline gapPx={8}>
        <Button isSmall icon={Download} onPress={() => void fetchLetter()}>
          {texts.preview}
        </Button>
        <ErrorMessage>{problem}</ErrorMessage>
      </Inline>
    </Stack>
  )
}
