import { Modal } from '@delebil/ui'
import type { SituationTag } from '@delebil/validation'
import { BatteryCharging, CreditCard, Fuel, LifeBuoy, type LucideIcon, Wallet } from 'lucide-react'
import { useState } from 'react'
import { actionTexts } from '../../locale/action-texts.ts'
import { Situations } from '../help/situations.tsx'
import type { ActionControlProps } from './action-control-props.ts'
import { ActionTile } from './action-tile.tsx'

type Props = Pick<ActionControlProps, 'reservation'>

interface HelpTileProps extends Props {
  readonly icon: LucideIcon
  readonly texts: { readonly action: string; readonly heading: string }
  /** Entries of this topic; of all where left out. */
  readonly topic?: SituationTag
}

function HelpTile({ reservation, icon, texts, topic }: HelpTileProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ActionTile icon={icon} onPress={() => setIsOpen(true)}>
        {texts.action}
      </ActionTile>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading={texts.heading} isDismissable>
        <Situations reservation={reservation} topic={topic} />
      </Modal>
    </>
  )
}

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
