import { MAP_DEFAULT_CENTER, RECENT_LOCATIONS_KEPT } from '@delebil/validation/constants'
import { texts } from '../locale/texts.ts'

/** A point to search near. Degrees, WGS 84. */
export interface Place {
  readonly kind: 'own' | 'location' | 'address' | 'membership' | 'default'
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** Where a search starts when the person has said nothing: the membership's place, else Bergen. `defaultLocation` is JSON text. */
export function defaultPlace(defaultLocation: string | null | undefined): Place {
  return (
    readDefaultLocation(defaultLocation) ?? { kind: 'default', name: texts.place.defaultName, ...MAP_DEFAULT_CENTER }
  )
}

function readDefaultLocation(text: string | null | undefined): Place | undefined {
  if (!text) return undefined
  try {
    const { name, latitude, longitude } = JSON.parse(text) as Record<string, unknown>
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
    return {
      kind: 'membership',
      name: typeof name === 'string' ? name : texts.place.membershipName,
      latitude,
      longitude,
    }
  } catch {
    return undefined
  }
}

/** The latest places first, each once, five at most. The person's own position is not kept: it moves. */
export function rememberPlace(recent: readonly Place[], place: Place): Place[] {
  if (place.kind === 'own' || place.kind === 'default') return [...recent]
  return [place, ...recent.filter(({ name }) => name !== place.name)].slice(0, RECENT_LOCATIONS_KEPT)
}
