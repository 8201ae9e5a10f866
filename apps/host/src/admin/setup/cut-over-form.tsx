import { useAdminChange } from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { MovingIn } from '@delebil/core-api/admin'
import { Button, ErrorMessage, TextField, useForm } from '@delebil/ui'
import { addOsloMonths, formatInstant, osloDateText, startOfOsloDay } from '@delebil/validation/time'
import { MomentField } from '../shared/moment-field.tsx'
import { useSettle } from '../shared/use-settle.ts'
import { movingInTexts as own } from './moving-in-texts.ts'
import * as css from './setup.css.ts'
import { setupTexts } from './setup-texts.ts'

interface CutOverValues {
  readonly cutOver: Date
  readonly firstInvoiceNumber: string
  readonly why: string
}

interface CutOverFormProps {
  readonly moving: MovingIn
  readonly onDone: () => void
}

// Most go over with a month.
const nextMonth = (now: Date): Date =>
  startOfOsloDay(new Date(`${osloDateText(addOsloMonths(now, 1)).slice(0, 'YYYY-MM'.length)}-01T12:00:00Z`))

/** When a club goes over from another system. */
export function CutOverForm({ moving, onDone }: CutOverFormProps) {
  const { version, cutOver, state, firstInvoiceNumber } = moving
  const settle = useSettle('setup')
  const { send } = useAdminChange('moving-in.set')
  const form = useForm<CutOverValues, Refusal, unknown>({
    initial: {
      cutOver: cutOver === null ? nextMonth(new Date()) : new Date(cutOver),
      firstInvoiceNumber: String(firstInvoiceNumber ?? ''),
      why: '',
    },
    send: async (values) => {
      const body = {
        version,
        cutOver: formatInstant(values.cutOver),
        ...(values.firstInvoiceNumber.trim() && { firstInvoiceNumber: Number(values.firstInvoiceNumber) }),
        ...(values.why && { why: values.why }),
      }
      return settle(await send({ body }), own.saved)
    },
    onDone,
  })
  const { value, onChange, error } = form.field('cutOver')
  return (
    <form className={css.card} aria-label={own.name} {...form.props}>
      <MomentField names={[own.cutOverDay, own.cutOverTime]} at={value} onChange={onChange} error={error} />
      <p className={css.muted}>{own.cutOverHelp}</p>
      <TextField
        label={own.firstInvoice}
        help={own.firstInvoiceHelp}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('firstInvoiceNumber')}
      />
      <TextField label={setupTexts.why} isOptional {...form.field('why')} />
      <ErrorMessage>{form.problem}</ErrorMessage>
      <div className={css.buttons}>
        <Button onPress={onDone}>{own.cancel}</Button>
        <Button {...form.button} variant="primary">
          {state === 'NONE' ? own.begin : own.save}
        </Button>
      </div>
    </form>
  )
}
