import { mayAny, useAdminChange, useAdminHost, useToast } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { AccountingError } from '@delebil/core-api/admin'
import { Button, FormDialog, Modal, TextField, useForm } from '@delebil/ui'
import { useState } from 'react'
import { errorTexts as texts } from './error-texts.ts'
import * as css from './tripletex-errors.css.ts'
import { useErrorActs } from './use-error-acts.ts'

interface ErrorDetailsProps {
  readonly bill: AccountingError
  readonly onClose: () => void
  readonly onDone: () => void
}

const pretty = (text: string): string => JSON.stringify(JSON.parse(text), null, 2)
const syncOf = {
  CUSTOMER: 'customers',
  PRODUCT: 'products',
  ORDER: 'orders',
  INVOICE: 'invoices',
  CREDIT_NOTE: 'invoices',
  SENDING: 'invoices',
} as const

/** What was sent of a bill and what came back, and what can be done with it alone. */
export function ErrorDetails({ bill, onClose, onDone }: ErrorDetailsProps) {
  const { permissions } = useAdminHost()
  const [asking, setAsking] = useState<'mark' | 'remove'>()
  if (asking === 'mark') return <MarkDialog bill={bill} onClose={() => setAsking(undefined)} onDone={onDone} />
  if (asking === 'remove') return <RemoveDialog bill={bill} onClose={() => setAsking(undefined)} onDone={onDone} />
  const isOver = bill.state === 'MARKED' || !mayAny(permissions, ['BILLING_WRITE'])
  return (
    <Modal
      isOpen
      isDismissable
      onClose={onClose}
      heading={`${texts.order} ${bill.orderNumber}`}
      {...(!isOver && { actions: <Acts bill={bill} onDone={onDone} onAsk={setAsking} /> })}
    >
      <h3 className={css.title}>{texts.sent}</h3>
      {bill.sent === null ? <p>{texts.nothingSent}</p> : <pre className={css.raw}>{pretty(bill.sent)}</pre>}
      <h3 className={css.title}>{texts.got}</h3>
      {bill.answer === null ? <p>{texts.nothingGot}</p> : <pre className={css.raw}>{pretty(bill.answer)}</pre>}
    </Modal>
  )
}

interface ActsProps {
  readonly bill: AccountingError
  readonly onDone: () => void
  readonly onAsk: (what: 'mark' | 'remove') => void
}

function Acts({ bill: { id, state, step }, onDone, onAsk }: ActsProps) {
  const acts = useErrorActs(onDone)
  const chosen = { ids: [id] }
  const button = (text: string, run: () => Promise<void>) => (
    <Button key={text} isPending={acts.isPending} onPress={() => void run()}>
      {text}
    </Button>
  )
  return (
    <div className={css.acts}>
      {button(state === 'PAUSED' ? texts.start : state === 'UNKNOWN' ? texts.look : texts.again, () =>
        acts.start(chosen),
      )}
      {state !== 'PAUSED' && button(texts.pause, () => acts.pause(chosen))}
      {button(texts.getNumber, () => acts.sync(syncOf[step], chosen))}
      {button(texts.toPrint, () => acts.override(chosen, 'PRINT'))}
      {button(texts.toEmail, () => acts.override(chosen, 'EMAIL'))}
      <Button onPress={() => onAsk('mark')}>{texts.mark}</Button>
      <Button variant="danger" onPress={() => onAsk('remove')}>
        {texts.remove}
      </Button>
    </div>
  )
}

function MarkDialog({ bill, onClose, onDone }: ErrorDetailsProps) {
  const say = useToast()
  const { send } = useAdminChange('tripletex.mark-synced')
  const form = useForm<{ foreignNumber: string; why: string }, Refusal, unknown>({
    initial: { foreignNumber: '', why: '' },
    send: (body) => send({ params: { id: bill.id }, body }),
    onDone: () => {
      say({ tone: 'info', text: texts.marked })
      onDone()
    },
  })
  return (
    <FormDialog heading={texts.markHeading} form={form} submit={texts.markHeading} onClose={onClose}>
      <TextField label={texts.foreignNumber} inputMode="numeric" autoComplete="off" {...form.field('foreignNumber')} />
      <TextField label={texts.why} {...form.field('why')} />
    </FormDialog>
  )
}

function RemoveDialog({ bill, onClose, onDone }: ErrorDetailsProps) {
  const say = useToast()
  const { send } = useAdminChange('tripletex.remove-error')
  const form = useForm<{ why: string }, Refusal, unknown>({
    initial: { why: '' },
    send: ({ why }) => send({ params: { id: bill.id }, query: why === '' ? {} : { why } }),
    onDone: () => {
      say({ tone: 'info', text: texts.removed })
      onDone()
    },
  })
  return (
    <FormDialog heading={texts.removeHeading} form={form} submit={texts.remove} isDanger onClose={onClose}>
      <p>{texts.removeText}</p>
      <TextField label={texts.why} isOptional {...form.field('why')} />
    </FormDialog>
  )
}
