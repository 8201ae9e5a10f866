import type { ComponentType } from 'react'
import { ShareAction } from '../sharing/share-action.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import type { ActionId } from './action-rules.ts'
import { CallAction } from './call-action.tsx'
import { CancelAction } from './cancel-action.tsx'
import { CarInfoAction } from './car-info-action.tsx'
import { DriversAction } from './drivers-action.tsx'
import { EndAction } from './end-action.tsx'
import { ExtendAction } from './extend-action.tsx'
import { ChargingAction, ExpensesAction, FuelAction, HelpAction, LostCardAction } from './help-actions.tsx'
import { LockAction } from './lock-action.tsx'
import { OpenAction } from './open-action.tsx'
import { PriceAction } from './price-action.tsx'
import { AddPictureAction, ReportDamageAction, ReportDeviationAction } from './report-actions.tsx'
import { StartNowAction } from './start-now-action.tsx'
import { SwapAction } from './swap-action.tsx'

/** The control of each action: a button with all that follows a press. */
export const actionControls: Readonly<Record<ActionId, ComponentType<ActionControlProps>>> = {
  open: OpenAction,
  lock: LockAction,
  extend: ExtendAction,
  'start-now': StartNowAction,
  swap: SwapAction,
  drivers: DriversAction,
  share: ShareAction,
  cancel: CancelAction,
  end: EndAction,
  'report-damage': ReportDamageAction,
  'report-deviation': ReportDeviationAction,
  'add-picture': AddPictureAction,
  call: CallAction,
  charging: ChargingAction,
  fuel: FuelAction,
  'car-info': CarInfoAction,
  price: PriceAction,
  expenses: ExpensesAction,
  'lost-card': LostCardAction,
  help: HelpAction,
}
