import type { OpenLine } from '@delebil/core-api'
import { useKept } from '@delebil/core-api/react'
import { FormDialog, TextArea } from '@delebil/ui'
import { checkRequired } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import { useSite } from '../../site/context/site-context.ts'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { invoiceTexts } from './invoice-texts.ts'

const own = invoiceTexts.line

/** Asks what is wrong with a line, and tells the club. */
export function DisputeDialog({ line, onClose }: { readonly line: OpenLine; readonly onClose: () => void }) {
  const { api } = useSite()
  const { refresh } = useKept()
  const form = useCheckedForm({
    initial: { text: '' },
    checks: { text: checkRequired },
    send: (body) => api.disputeLine({ params: { id: line.id }, body }),
    onDone: () => {
      onClose()
      void refresh('listBillingBasis')
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} heading={own.wrongHeading} submit={own.send} size="small">
      <p className={paragraph}>{own.wrongText(line.description, formatNok(line.grossOre))}</p>
      <TextArea label={own.say} autoFocus {...form.field('text')} />
    </FormDialog>
  )
}
