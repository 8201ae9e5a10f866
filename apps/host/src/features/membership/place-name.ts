/** The name in a membership's default location, which is JSON text {name, latitude, longitude}; '' where there is none. */
export function placeName(defaultLocation: string | null): string {
  if (defaultLocation === null) return ''
  try {
    const place: unknown = JSON.parse(defaultLocation)
    const name = typeof place === 'object' && place !== null && 'name' in place ? place.name : undefined
    return typeof name === 'string' ? name : ''
  } catch {
    return ''
  }
}
