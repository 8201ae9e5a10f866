import { Banner, ComboBox, Stack } from '@delebil/ui'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useBookingHost } from '../booking-host.ts'
import { texts } from '../locale/texts.ts'
import { useLocations, usePlace } from './data.ts'
import { geolocate, type OwnPosition } from './geolocate.ts'
import type { Search } from './model.ts'
import { defaultPlace } from './place.ts'
import { OWN_POSITION, placeOptions } from './place-options.ts'
import { useAddresses } from './use-addresses.ts'

/** Where to search: own position, places used before, those of the club, and addresses. */
export function PlaceField({ search }: { readonly search: Search }) {
  const { selectedMembership } = useBookingHost()
  const { previouslySelectedLocations } = useSnapshot(search.state)
  const place = usePlace(search)
  const [own, setOwn] = useState<OwnPosition>({ name: 'idle' })
  const [typed, setTyped] = useState('')
  const ownOptions = placeOptions(
    place,
    previouslySelectedLocations,
    useLocations(),
    own.name === 'failed' && own.isDenied,
  )
  const addresses = useAddresses(typed, place, ownOptions)
  const options = [...ownOptions, ...addresses.options]

  async function findOwn() {
    setOwn({ name: 'asking' })
    const answer = await geolocate(navigator.geolocation)
    setOwn(answer)
    if (answer.name === 'found')
      search.setPlace({ kind: 'own', name: texts.place.own, latitude: answer.latitude, longitude: answer.longitude })
    else if (place.kind === 'own') search.setPlace(defaultPlace(selectedMembership?.defaultLocation))
  }

  function choose(id: string | null) {
    if (id === OWN_POSITION) void findOwn()
    const chosen = options.find((option) => option.id === id)?.place
    if (chosen) search.setPlace(chosen)
  }

  return (
    <Stack gapPx={8}>
      <ComboBox
        label={texts.place.label}
        options={options}
        value={own.name === 'asking' || place.kind === 'own' ? OWN_POSITION : place.name}
        onChange={choose}
        onInputChange={setTyped}
        icon={MapPin}
        placeholder={texts.place.placeholder}
        emptyText={texts.place.noHits}
        isLoading={own.name === 'asking' || addresses.isLoading}
      />
      {own.name === 'failed' && own.message !== undefined && (
        <Banner tone="warning" title={own.message} onClose={() => setOwn({ ...own, message: undefined })} />
      )}
    </Stack>
  )
}
