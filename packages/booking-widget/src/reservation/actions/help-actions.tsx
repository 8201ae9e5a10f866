import type { SituationTag } from '@delebil/validation'
import { BatteryCharging, CreditCard, Fuel, LifeBuoy, Wallet } from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { Situations } from '../help/situations.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import { ModalTile, type ModalTileProps } from './modal-tile.tsx'

type Props = Pick<ActionControlProps, 'reservation'>

interface HelpTileProps extends Props, Pick<ModalTileProps, 'icon' | 'texts'> {
  /** Entries of this topic; of all where left out. */
  readonly topic?: SituationTag
}

const HelpTile = ({ reservation, topic, ...tile }: HelpTileProps) => (
  <ModalTile {...tile}>
    <Situations reservation={reservation} topic={topic} />
  </ModalTile>
)

export const ChargingAction = ({ reservation }: Props) => (
  <HelpTile reservation={reservation} icon={BatteryCharging} texts={actionTexts.charging} topic="CHARGING" />
)
export const FuelAction = ({ reservation }: Props) => (
  <HelpTile reservation={reservation} icon={Fuel} texts={actionTexts.fuel} topic="FUEL" />
)
export const LostCardAction = ({ reservation }: Props) => (
  <HelpTile reservation={reservation} icon={CreditCard} texts={actionTexts.lostCard} topic="LOST_CARD" />
)
export const ExpensesAction = ({ reservation }: Props) => (
  <HelpTile reservation={reservation} icon={Wallet} texts={actionTexts.expenses} topic="EXPENSES" />
)
export const HelpAction = ({ reservation }: Props) => (
  <HelpTile reservation={reservation} icon={LifeBuoy} texts={actionTexts.help} />
)
