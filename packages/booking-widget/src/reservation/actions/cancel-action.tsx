import { Ban } from 'lucide-react'
import { texts } from '../../locale/texts.ts'
import type { ActionControlProps } from './action-control-props.ts'
import { AgreedAction } from './agreed-action.tsx'

/** Cancels, after saying what it costs now and when that changes. */
export const CancelAction = ({ reservation, onDone }: Pick<ActionControlProps, 'reservation' | 'onDone'>) => (
  <AgreedAction
    reservation={reservation}
    onDone={onDone}
    call="cancelReservation"
    change="cancel"
    icon={Ban}
    texts={texts.cancelTrip}
    isDanger
  />
)
