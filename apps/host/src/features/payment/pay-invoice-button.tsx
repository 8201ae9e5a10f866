import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Wallet } from 'lucide-react'
import { paymentTexts as own } from './payment-texts.ts'
import { usePaymentService } from './use-payment-service.ts'

export interface PayInvoiceButtonProps {
  readonly invoice: { readonly id: number; readonly number: number; readonly restOre: number }
  /** Another word than the price, where it was tried before. */
  readonly label?: string
}

/** Leads to the payment service with what rests of an invoice; nothing where a club has none: KID and account stand beside it. */
export function PayInvoiceButton({ invoice: { id, number, restOre }, label }: PayInvoiceButtonProps) {
  const { service } = usePaymentService()
  const beginning = useChange('beginInvoicePayment')
  if (!service) return null
  async function begin(): Promise<void> {
    const result = await beginning.send({ params: { id } })
    const address = result.ok ? result.value.entity.redirectUrl : null
    if (address !== null) window.location.assign(address)
  }
  const text = label ?? own.pay(formatNok(restOre), service.title)
  return (
    <Stack gapPx={8}>
      <Button
        variant="primary"
        icon={Wallet}
        isPending={beginning.isPending}
        aria-label={own.ofInvoice(text, number)}
        onPress={() => void begin()}
      >
        {text}
      </Button>
      <ErrorMessage>{beginning.refusal?.message}</ErrorMessage>
    </Stack>
  )
}
