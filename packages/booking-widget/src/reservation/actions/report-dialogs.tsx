import { ReportDialog } from '../../damage/report-dialog.tsx'
import type { ActionDialogProps } from '../action-dialog-props.ts'

/** Reports a damage of the car. */
export const ReportDamageDialog = (props: ActionDialogProps) => <ReportDialog {...props} kind="DAMAGE" />

/** Reports something else that is wrong with the car. */
export const ReportDeviationDialog = (props: ActionDialogProps) => <ReportDialog {...props} kind="DEVIATION" />
