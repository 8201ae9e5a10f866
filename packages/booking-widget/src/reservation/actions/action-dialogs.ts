import { type ComponentType, lazy } from 'react'
import type { ActionDialogProps } from '../action-dialog-props.ts'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import type { ActionId } from './action-rules.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { DriversDialog } from './drivers-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { CarInfoDialog, ChargingDialog, FuelDialog, HelpDialog, LostCardDialog, PriceDialog } from './read-dialogs.tsx'
import { ReportDamageDialog, ReportDeviationDialog } from './report-dialogs.tsx'
import { StartNowDialog } from './start-now-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'

// Of all that opens this alone needs the network in any case, and is seldom pressed.
const ExpensesDialog = lazy(() =>
  import('../expenses/expenses-dialog.tsx').then((module) => ({ default: module.ExpensesDialog })),
)

/** Actions that are done at once, by a press on their button or link. */
export type DirectAction = 'open' | 'lock' | 'call' | 'add-picture'
export type DialogAction = Exclude<ActionId, DirectAction>

/** What opens after a press on an action. */
export const actionDialogs: Readonly<Record<DialogAction, ComponentType<ActionDialogProps>>> = {
  extend: ExtendDialog,
  'start-now': StartNowDialog,
  swap: SwapDialog,
  drivers: DriversDialog,
  share: ShareDialog,
  cancel: CancelDialog,
  end: EndDialog,
  'report-damage': ReportDamageDialog,
  'report-deviation': ReportDeviationDialog,
  charging: ChargingDialog,
  fuel: FuelDialog,
  'car-info': CarInfoDialog,
  price: PriceDialog,
  expenses: ExpensesDialog,
  'lost-card': LostCardDialog,
  help: HelpDialog,
}
