import type { Reservation } from '@delebil/core-api'
import type { ChangeState } from '@delebil/core-api/react'
import { LinkButton } from '@delebil/ui'
import { Phone } from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { muted } from '../../panel/panel.css.ts'
import { ChangeFeedback } from '../change-feedback.tsx'
import { slot } from '../reservation.css.ts'
import { callAddress, useOrganizationContact } from '../use-organization-contact.ts'

export interface CarFeedbackProps {
  readonly reservation: Pick<Reservation, 'organizationId'>
  readonly change: { readonly state: ChangeState; readonly clear: () => void }
}

/** Where the car did not do as it was asked: why, what to try, and the phone that helps. */
export function CarFeedback({ reservation, change: { state, clear } }: CarFeedbackProps) {
  const { phone } = useOrganizationContact(reservation)
  if (state.name !== 'refused') return null
  const { code } = state.refusal
  const isSilent = code === 'car-access.silent'
  const needsPhone = isSilent || code === 'car-access.refused' || code === 'car-access.lock-refused'
  return (
    <div className={slot}>
      <ChangeFeedback state={state} onClear={clear} />
      {isSilent && <p className={muted}>{actionTexts.carSilent}</p>}
      {needsPhone && phone && (
        <LinkButton icon={Phone} href={callAddress(phone.number)} isWide>
          {phone.text}
        </LinkButton>
      )}
    </div>
  )
}
