import { Play } from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { texts } from '../../locale/texts.ts'
import { paragraph } from '../../panel/panel.css.ts'
import type { ActionControlProps } from './action-control-props.ts'
import { AgreedAction } from './agreed-action.tsx'

/** Begins the trip before its time, after showing what that costs. */
export const StartNowAction = ({ reservation, onDone }: Pick<ActionControlProps, 'reservation' | 'onDone'>) => (
  <AgreedAction
    reservation={reservation}
    onDone={onDone}
    call="startReservationNow"
    change="start-now"
    icon={Play}
    texts={{ ...texts.startNow, ...actionTexts.startNow }}
  >
    <p className={paragraph}>{texts.startNow.text}</p>
  </AgreedAction>
)
