import type {
  Api,
  CallInput,
  CarCatalogue,
  CarHit,
  CatalogueCar,
  Contract,
  Outcome,
  SearchColumns,
} from '@delebil/core-api'
import { availabilityKind } from '@delebil/validation'
import { addMinutes, formatInstant } from '@delebil/validation/time'

type SearchInput = CallInput<Contract['searchCars']>
type OrgId = SearchInput['query']['orgId']

export interface CarCatalogues {
  /** Answers a search with the cars that are known; undefined where they are not, or others than the server's. */
  readonly search: (input: SearchInput) => Promise<Outcome | undefined>
}

interface Held {
  readonly version: string
  readonly cars: ReadonlyMap<number, CatalogueCar>
}

const UNKNOWN = 404

const hold = ({ version, cars }: CarCatalogue): Held => ({ version, cars: new Map(cars.map((car) => [car.id, car])) })

/** The cars of a search in columns, whole; undefined where one is not known. */
function joinColumns(columns: SearchColumns, { cars }: Held, { start, end }: { start: string; end: string }) {
  const from = new Date(start)
  const at = (minutes: number) => formatInstant(addMinutes(from, minutes))
  const window = { start: formatInstant(from), end: formatInstant(new Date(end)) }
  const parts = new Map(columns.parts.map(([index, first, last]) => [index, { start: at(first), end: at(last) }]))
  const hits = columns.ids.flatMap((id, index): CarHit[] => {
    const car = cars.get(id)
    const maxAvailability = columns.availability[index] ?? 0
    const availablePeriod = availabilityKind(maxAvailability) === 'available' ? window : (parts.get(index) ?? null)
    return car ? [{ ...car, maxAvailability, availablePeriod, distance: columns.distances[index] ?? null }] : []
  })
  return hits.length === columns.ids.length ? hits : undefined
}

/** Holds the cars of each club that is searched, as long as the page lives. */
export function createCarCatalogues(api: Api, whenIdle: (work: () => void) => void): CarCatalogues {
  const held = new Map<OrgId, Held>()
  const asked = new Set<OrgId>()

  const fetchCatalogue = async (orgId: OrgId, version: string) => {
    const found = await api.getCarCatalogue({ query: { version, ...(orgId !== undefined && { orgId }) }, quiet: true })
    if (found.ok) held.set(orgId, hold(found.value))
    asked.delete(orgId)
  }

  return {
    search: async (input) => {
      const { orgId } = input.query
      const cars = held.get(orgId)
      // A club that nobody has searched yet is asked in columns too: the answer says which catalogue to fetch.
      const found = await api.searchColumns(input as CallInput<Contract['searchColumns']>)
      // A server of the release before, while both are up, does not know the call.
      if (!found.ok) return found.refusal.status === UNKNOWN ? undefined : found
      const columns = found.value
      if (columns === null || !('start' in input.query)) return undefined
      if (cars?.version === columns.catalogue) {
        const hits = joinColumns(columns, cars, input.query)
        return hits && { ...found, value: { cars: hits } }
      }
      if (!asked.has(orgId)) {
        asked.add(orgId)
        whenIdle(() => void fetchCatalogue(orgId, columns.catalogue))
      }
      return undefined
    },
  }
}
