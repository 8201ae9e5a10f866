import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { paragraph } from '../../panel/panel.css.ts'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { AgreedDialog } from './agreed-dialog.tsx'

/** Begins the trip before its time, after showing what that costs. */
export const StartNowDialog = ({ now: _, onExtended: __, ...props }: ActionDialogProps) => (
  <AgreedDialog
    {...props}
    call="startReservationNow"
    change="start-now"
    texts={{ ...texts.startNow, ...actionTexts.startNow }}
  >
    <p className={paragraph}>{texts.startNow.text}</p>
  </AgreedDialog>
)
