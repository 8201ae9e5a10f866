import type { EndpointName } from '@delebil/core-api'

/** A filter for SWR's `mutate`: every answer of these endpoints, whatever was asked. Keys are `[endpoint, input, person]`. */
export function keysOf(...names: readonly EndpointName[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && names.some((name) => name === key[0])
}
