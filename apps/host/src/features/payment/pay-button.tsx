import { useChange } from '@delebil/core-api/react'
import { Button, ErrorMessage, Stack } from '@delebil/ui'
import { formatNok } from '@delebil/validation/text'
import { Wallet } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useOrganizations } from '../../site/context/use-organization.ts'
import { paragraph } from '../../site/page/page.css.ts'
import { paths } from '../../site/paths.ts'
import { link } from './payment.css.ts'
import { paymentTexts as own } from './payment-texts.ts'
import { usePaymentService } from './use-payment-service.ts'

export interface PayButtonProps {
  membership: { readonly id: number; readonly organizationId: number }
  amountOre: number
  /** Another word than the price, where it was tried before. */
  label?: string
}

/** Leads to the payment service; where a club has none, to its people. */
export function PayButton({ membership, amountOre, label }: PayButtonProps) {
  const { service, refusal } = usePaymentService()
  const beginning = useChange('beginPayment')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  async function begin(): Promise<void> {
    const result = await beginning.send({ params: { id: membership.id } })
    const address = result.ok ? result.value.entity.redirectUrl : null
    if (address === null) return
    // The way back leads to what was made, not to an empty form that makes another.
    if (pathname === paths.join) await navigate(paths.membership(membership.id), { replace: true })
    window.location.assign(address)
  }
  if (refusal) return <ErrorMessage>{`${own.unchecked} ${refusal.message}`}</ErrorMessage>
  if (service === undefined) return null
  if (service === null) return <PayOtherwise organizationId={membership.organizationId} />
  return (
    <Stack gapPx={8}>
      <Button variant="primary" icon={Wallet} isWide isPending={beginning.isPending} onPress={() => void begin()}>
        {label ?? own.pay(formatNok(amountOre), service.title)}
      </Button>
      <ErrorMessage>{beginning.refusal?.message}</ErrorMessage>
    </Stack>
  )
}

function PayOtherwise({ organizationId }: { organizationId: number }) {
  const org = useOrganizations().find(({ id }) => id === organizationId)
  const address = org?.supportEmail ? `mailto:${org.supportEmail}` : org?.supportUrl
  return (
    <p className={paragraph}>
      {own.otherwise}{' '}
      {org && address && (
        <a className={link} href={address}>
          {own.contact(org.name)}
        </a>
      )}
    </p>
  )
}
