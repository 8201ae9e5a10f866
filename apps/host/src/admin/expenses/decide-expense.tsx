import {
  KeyHint,
  readDraft,
  useAdminHost,
  useAttempt,
  useForget,
  useGoOnAt,
  useOfferKeys,
  useQueue,
  useToast,
} from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import { money, type Read } from '@delebil/core-api/admin'
import { Button, Checkbox, ErrorMessage, RadioGroup, Stack, TextArea, TextField, useForm } from '@delebil/ui'
import { problemText } from '@delebil/validation/text'
import { BadgeCheck } from 'lucide-react'
import { useRef } from 'react'
import { callAt } from '../shared/call-at.ts'
import { expenseTexts as texts } from './expense-texts.ts'

type Way = keyof typeof texts.ways
interface Values {
  readonly approvedOre: string
  readonly isToOrganization: boolean
  readonly way: string | null
  readonly why: string
}

const amount = money(texts.approvedOre, { write: true })
const ways = Object.entries(texts.ways).map(([id, label]) => ({ id, label }))
const kroner = (ore: number) => String(ore / 100).replace('.', ',')

/** What is approved of a receipt, and how the member gets the money. Ctrl or ⌘ and Enter approves from the form alone; the next follows. */
export function DecideExpense({ record }: { readonly record: Read<'reservation-expenses'> }) {
  const host = useAdminHost()
  const queue = useQueue()
  const forget = useForget()
  const say = useToast()
  const attempt = useAttempt()
  const box = useRef<HTMLDivElement>(null)
  useGoOnAt(box, 'input')
  const form = useForm<Values, Refusal, unknown>({
    initial: { approvedOre: kroner(record.amountOre), isToOrganization: false, way: 'create-invoice-line', why: '' },
    hold: host.holdUnsaved,
    check: ({ approvedOre, why, way }) => {
      const read = readDraft(amount, approvedOre)
      const isOther = !('error' in read) && read.value !== record.amountOre
      return {
        approvedOre: 'error' in read ? read.error : undefined,
        way: way === null ? problemText['field.required'] : undefined,
        why: isOther && why.trim() === '' ? problemText['field.required'] : undefined,
      }
    },
    send: async ({ approvedOre, isToOrganization, way, why }) => {
      const read = readDraft(amount, approvedOre)
      const body = {
        version: record.version,
        approvedOre: 'value' in read ? Number(read.value) : 0,
        isToOrganization,
        ...(why.trim() !== '' && { why: why.trim() }),
      }
      const idempotencyKey = attempt.keyFor({ ...body, way })
      const input = { ...callAt(host, record), body, idempotencyKey }
      const result = await host.api.call(`reservation-expenses.${way as Way}`, input)
      attempt.settle(result.ok ? undefined : result.refusal)
      return result
    },
    savedAs: (_value, sent) => sent,
    onDone: (value, { way }) => {
      void forget('billing')
      void forget('reservation-expenses', (value as { readonly entity: Read<'reservation-expenses'> }).entity)
      say({ tone: 'info', text: texts.approved[way as Way] })
      queue?.goOn()
    },
  })
  useOfferKeys([
    {
      key: 'e',
      what: texts.toAmount,
      run: () => {
        box.current?.querySelector<HTMLElement>('input')?.focus()
        return undefined
      },
    },
    // Only from what is being filled in: no money is given from elsewhere on the page.
    {
      key: 'mod+enter',
      what: texts.decideKey,
      run: () => {
        if (!box.current?.contains(document.activeElement)) return false
        void form.submit()
        return undefined
      },
    },
  ])
  const { isToOrganization } = form.values
  return (
    <form {...form.props}>
      <div ref={box}>
        <Stack gapPx={16}>
          <TextField label={texts.approvedOre} inputMode="decimal" autoComplete="off" {...form.field('approvedOre')} />
          <Checkbox isSelected={isToOrganization} onChange={(next) => form.set({ isToOrganization: next })}>
            {texts.isToOrganization}
          </Checkbox>
          <RadioGroup label={texts.way} options={ways} {...form.field('way')} />
          <TextArea label={texts.why_} help={texts.whyHelp} maxLength={500} isOptional {...form.field('why')} />
          <ErrorMessage>{form.problem}</ErrorMessage>
          <div>
            <Button {...form.button} variant="primary" icon={BadgeCheck}>
              {queue ? texts.approveNext : texts.approve} <KeyHint keys={['Mod', 'Enter']} />
            </Button>
          </div>
        </Stack>
      </div>
    </form>
  )
}
