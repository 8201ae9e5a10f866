import { texts } from '../../locale/texts.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { AgreedDialog } from './agreed-dialog.tsx'

/** Cancels, after saying what it costs now and when that changes. */
export const CancelDialog = ({ now: _, onExtended: __, ...props }: ActionDialogProps) => (
  <AgreedDialog {...props} call="cancelReservation" change="cancel" texts={texts.cancelTrip} isDanger />
)
