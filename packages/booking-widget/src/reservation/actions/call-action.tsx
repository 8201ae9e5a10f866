import { Phone } from 'lucide-react'
import { callAddress, useOrganizationContact } from '../use-organization-contact.ts'
import type { ActionControlProps } from './action-control-props.ts'
import { LinkTile } from './action-tile.tsx'

/** Calls the night watch; needs no network of the page. */
export function CallAction({ reservation }: Pick<ActionControlProps, 'reservation'>) {
  const { phone } = useOrganizationContact(reservation)
  if (!phone) return null
  return (
    <LinkTile icon={Phone} href={callAddress(phone.number)}>
      {phone.text}
    </LinkTile>
  )
}
