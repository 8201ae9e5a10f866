import { ActionTile } from '@delebil/ui'
import { Navigation } from 'lucide-react'
import { texts } from '../../locale/texts.ts'
import { directionsAddress } from '../../panel/directions.ts'
import { actionLooks } from '../actions/action-looks.ts'
import { callAddress } from '../use-organization-contact.ts'
import type { TileId } from './place-actions.ts'
import { tiles } from './trip.css.ts'
import type { Trip } from './use-trip.ts'

/** What is likeliest to be needed now, one press away. */
export function TripTiles({ trip }: { readonly trip: Trip }) {
  if (trip.placed.tiles.length === 0) return null
  return (
    <ul className={tiles} aria-label={texts.reservation.actions}>
      {trip.placed.tiles.map((id) => (
        <li key={id}>
          <Tile id={id} trip={trip} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ id, trip: { reservation, phone, act } }: { readonly id: TileId; readonly trip: Trip }) {
  if (id === 'directions') {
    return (
      <ActionTile icon={Navigation} href={directionsAddress(reservation.location.geojson)} isElsewhere>
        {texts.reservation.directions}
      </ActionTile>
    )
  }
  const { icon, text, word } = actionLooks[id]
  if (id === 'call') {
    return phone ? (
      <ActionTile icon={icon} href={callAddress(phone.number)} label={`${phone.word}: ${phone.text}`}>
        {phone.word}
      </ActionTile>
    ) : null
  }
  return (
    <ActionTile icon={icon} label={word === undefined ? undefined : text} onPress={() => act(id)}>
      {word ?? text}
    </ActionTile>
  )
}
