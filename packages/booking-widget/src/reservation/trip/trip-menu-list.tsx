import { ActionMenu, type LateOverlayProps, type MenuEntry } from '@delebil/ui'
import { texts } from '../../locale/texts.ts'
import { actionLooks } from '../actions/action-looks.ts'
import { type ActionId, actionRules } from '../actions/action-rules.ts'
import { callAddress } from '../use-organization-contact.ts'
import type { Trip } from './use-trip.ts'

const isHelp = (id: ActionId) => actionRules.some((rule) => rule.id === id && rule.group === 'help')

export interface TripMenuListProps extends LateOverlayProps {
  readonly trip: Trip
}

/** What the menu of a reservation holds: what changes it first, then what helps. */
export function TripMenuList({ trip: { placed, phone, act }, ...overlay }: TripMenuListProps) {
  const [changes, helps] = [placed.menu.filter((id) => !isHelp(id)), placed.menu.filter(isHelp)]
  // What gives the car up comes last among the changes.
  const ordered = [...changes.filter((id) => id !== 'cancel'), ...changes.filter((id) => id === 'cancel'), ...helps]
  const entries = ordered.map((id): MenuEntry => {
    const { icon, text } = actionLooks[id]
    const look = { id, icon, startsGroup: changes.length > 0 && id === helps[0], isDanger: id === 'cancel' }
    return id === 'call' && phone
      ? { ...look, label: phone.text, href: callAddress(phone.number) }
      : { ...look, label: text }
  })
  const begin = (id: string) => {
    const chosen = ordered.find((one) => one === id)
    if (chosen) act(chosen)
  }
  return <ActionMenu {...overlay} label={texts.reservation.menu} entries={entries} onAction={begin} />
}
