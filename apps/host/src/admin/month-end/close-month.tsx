import { mayAny, useAdminChange, useAdminHost, useToast } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { MonthEnd } from '@delebil/core-api/admin'
import { Button, FormDialog, TextArea, useForm } from '@delebil/ui'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import * as head from '../shared/headline.css.ts'
import { monthEndTexts as texts } from './month-end-texts.ts'

interface CloseMonthProps {
  readonly month: MonthEnd
  readonly onClosed: (now: MonthEnd) => void
  /** Somebody else has closed it. */
  readonly onStale: () => void
}

/** The button that closes a month for good; it says why it cannot, where it cannot. */
export function CloseMonth({ month, onClosed, onStale }: CloseMonthProps) {
  const { permissions } = useAdminHost()
  const [isAsking, setIsAsking] = useState(false)
  const reasonId = useId()
  if (!mayAny(permissions, ['BILLING_WRITE']) || month.closed) return null
  const isHindered = month.items.some(({ isNeeded, count }) => isNeeded && count > 0)
  const because = month.isOver ? (isHindered ? texts.neededFirst : undefined) : texts.notOver
  return (
    <>
      {because !== undefined && (
        <span id={reasonId} className={head.quiet}>
          {because}
        </span>
      )}
      <Button
        icon={Lock}
        variant="primary"
        isDisabled={because !== undefined}
        {...(because !== undefined && { 'aria-describedby': reasonId })}
        onPress={() => setIsAsking(true)}
      >
        {texts.close(month.month)}
      </Button>
      {isAsking && <Asking month={month} onClosed={onClosed} onStale={onStale} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function Asking({ month, onClosed, onStale, onClose }: CloseMonthProps & { readonly onClose: () => void }) {
  const toast = useToast()
  const closing = useAdminChange('month-end.close')
  const left = month.items.filter(({ count }) => count > 0).length
  const form = useForm<{ why: string }, Refusal, { readonly entity: MonthEnd }>({
    initial: { why: '' },
    send: async ({ why }) => {
      const result = await closing.send({ body: { month: month.month, ...(why !== '' && { why }) } })
      if (result.ok || result.refusal.code !== 'month.already-closed') return result
      toast({ tone: 'info', text: result.refusal.message })
      onClose()
      onStale()
      return result
    },
    onDone: ({ entity }) => {
      toast({ tone: 'info', text: texts.isClosedNow(month.month) })
      onClose()
      onClosed(entity)
    },
  })
  return (
    <FormDialog
      heading={texts.closeHeading(month.month)}
      form={form}
      submit={texts.close(month.month)}
      icon={Lock}
      isQuestion={left === 0}
      onClose={onClose}
    >
      <p>{texts.closeText}</p>
      {left > 0 && (
        <>
          <p>{texts.leftText(left)}</p>
          <TextArea label={texts.why} maxLength={500} {...form.field('why')} />
        </>
      )}
    </FormDialog>
  )
}
