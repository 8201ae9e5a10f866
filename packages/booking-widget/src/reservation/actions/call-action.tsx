import { Phone } from 'lucide-react'
import { callAddress, useClub } from '../use-club.ts'
import type { ActionControlProps } from './action-control-props.ts'
import { LinkTile } from './action-tile.tsx'

/** Calls the night watch; needs no network of the page. */
export function CallAction({ reservation }: Pick<ActionControlProps, 'reservation'>) {
  const { phone } = useClub(reservation)
  if (!phone) return null
  return (
    <LinkTile icon={Phone} href={callAddress(phone.number)}>
      {phone.text}
    </LinkTile>
  )
}
