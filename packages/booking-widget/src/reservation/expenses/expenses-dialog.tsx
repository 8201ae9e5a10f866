import { useAnswer, useChange, useKept } from '@delebil/core-api/react'
import { FormDialog, type FormRefusal, useForm } from '@delebil/ui'
import { formatInstant } from '@delebil/validation/time'
import { useHoldUnsaved } from '../../data/use-hold-unsaved.ts'
import { useLaw } from '../../data/use-law.ts'
import { useRefused } from '../../data/use-refused.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { expenseTexts as texts } from '../../locale/expense-texts.ts'
import { paragraph } from '../../panel/panel.css.ts'
import { unsent } from '../../picture/unsent.ts'
import { usePictureUploads } from '../../picture/use-picture-uploads.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { strong } from '../help/help.css.ts'
import { Situations } from '../help/situations.tsx'
import { ExpenseFields } from './expense-fields.tsx'
import { checkExpenseValues, type ExpenseValues, noExpense, readExpense } from './expense-values.ts'
import { OwnExpenses } from './own-expenses.tsx'

/** Sends a receipt, tells what became of those that were sent, and what the club says of it. Closed halfway, it opens again as it was. */
export function ExpensesDialog({ reservation, now, isOpen, onClose, onDone }: ActionDialogProps) {
  const { id } = reservation
  const why = useLaw(reservation, now).may('send-expense')
  const uploads = usePictureUploads(id)
  const change = useChange('sendExpense')
  const { refresh } = useKept()
  const { data } = useAnswer('listExpenses', isOpen ? { params: { id } } : undefined)
  const form = useForm<ExpenseValues, FormRefusal, unknown>({
    initial: noExpense(reservation, now),
    check: (values) => checkExpenseValues(values, uploads.pictures.length, now),
    send: async (values) => {
      const sent = readExpense(values)
      const [pictureId] = (await uploads.finish()) ?? []
      if (!sent || pictureId === undefined) return unsent
      const { station, note, acceptDeviations } = values
      const boughtAt = formatInstant(sent.boughtAt)
      const body = { ...sent, boughtAt, station: station.trim(), note: note.trim(), pictureId, acceptDeviations }
      const answer = await change.send({ params: { id }, body })
      return answer.ok ? answer : undefined
    },
    savedAs: () => noExpense(reservation, now),
    onDone: () => {
      uploads.clear()
      void refresh('listExpenses')
      onClose()
      onDone(texts.done)
    },
  })
  useRefused(change.state, form.refuse)
  useHoldUnsaved(form.isChanged || uploads.pictures.length > 0)
  const { refusal } = change
  const isSendable = why === undefined
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      heading={actionTexts.expenses.heading}
      submit={isSendable ? texts.send : undefined}
      onClose={onClose}
    >
      <OwnExpenses expenses={data?.data ?? []} />
      {isSendable && (
        <>
          <p className={paragraph}>{texts.lead}</p>
          <ExpenseFields
            form={form}
            uploads={uploads}
            deviation={refusal?.code === 'expense.deviates' ? refusal.message : undefined}
            now={now}
          />
        </>
      )}
      {why === 'expense.too-late' && <p className={paragraph}>{texts.tooLate}</p>}
      <h3 className={strong}>{texts.helpHeading}</h3>
      <Situations reservation={reservation} topic="EXPENSES" />
    </FormDialog>
  )
}
