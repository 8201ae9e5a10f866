import type { LucideIcon } from 'lucide-react'
import {
  ArrowLeftRight,
  Ban,
  BatteryCharging,
  Camera,
  CarFront,
  CircleStop,
  Clock,
  CreditCard,
  Flag,
  Fuel,
  ImagePlus,
  LifeBuoy,
  Lock,
  LockOpen,
  Phone,
  Play,
  ReceiptText,
  Share2,
  Users,
  Wallet,
} from 'lucide-react'
import { actionTexts } from '../../locale/action-texts.ts'
import { damageTexts } from '../../locale/damage-texts.ts'
import { messageTexts } from '../../locale/message-texts.ts'
import { sharingTexts } from '../../locale/sharing-texts.ts'
import { texts } from '../../locale/texts.ts'
import type { ActionId } from './action-rules.ts'

/** How an action looks wherever it stands. */
export interface ActionLook {
  readonly icon: LucideIcon
  readonly text: string
  /** One word of it, for a tile. */
  readonly word?: string
}

export const actionLooks: Readonly<Record<ActionId, ActionLook>> = {
  open: { icon: LockOpen, text: texts.open.action },
  lock: { icon: Lock, text: actionTexts.lock.action },
  extend: { icon: Clock, text: texts.extend.action },
  'start-now': { icon: Play, text: texts.startNow.action },
  swap: { icon: ArrowLeftRight, text: texts.swap.action },
  drivers: { icon: Users, text: texts.drivers.action },
  share: { icon: Share2, text: sharingTexts.action },
  cancel: { icon: Ban, text: texts.cancelTrip.action },
  end: { icon: CircleStop, text: texts.end.action },
  'report-damage': { icon: Camera, text: damageTexts.DAMAGE.action, word: damageTexts.DAMAGE.word },
  'report-deviation': { icon: Flag, text: damageTexts.DEVIATION.action },
  'add-picture': { icon: ImagePlus, text: messageTexts.picture.add },
  call: { icon: Phone, text: actionTexts.callNightWatch },
  charging: { icon: BatteryCharging, text: actionTexts.charging.action },
  fuel: { icon: Fuel, text: actionTexts.fuel.action },
  'car-info': { icon: CarFront, text: actionTexts.carInfo.action },
  price: { icon: ReceiptText, text: actionTexts.price.action },
  expenses: { icon: Wallet, text: actionTexts.expenses.action },
  'lost-card': { icon: CreditCard, text: actionTexts.lostCard.action },
  help: { icon: LifeBuoy, text: actionTexts.help.action },
}
