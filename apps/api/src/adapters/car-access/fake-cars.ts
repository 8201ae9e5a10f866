import type { CarCard, CarCondition } from './port.ts'

/** What a car does when it is asked: `late` does it after a while, `silent` never answers, `door-open` cannot be locked. */
export type CarBehaviour = 'opens' | 'refuses' | 'late' | 'silent' | 'broken' | 'door-open'

/** Since when the car is open, where it is; and how far it was driven before that. */
type Use = { openedAt: number | undefined; driven: number }

/** Where a car of the fake is that knows it: up on Fløyen, where no car belongs. */
export const fakePosition = { lat: 60.39471, lng: 5.34317 } as const

// No car of the demo has such a plate: a trip that ends far from home is warned of.
const knowsWhereItIs = (licensePlate: string): boolean => licensePlate.startsWith('GP')

const MINUTE_MS = 60_000
const SETTLED_MS = 2000
const firstDay = Date.UTC(2026, 0, 1)

/** Whole kilometres of an open car: one a minute, the first as soon as whoever opened it can have sat down. */
const drivenBy = (now: number, openedAt: number | undefined): number =>
  openedAt === undefined ? 0 : Math.max(0, Math.ceil((now - openedAt - SETTLED_MS) / MINUTE_MS))

const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

/** Cars of the fake: each keeps its lock, has a charge or a tank of its own, and drives while it is open. */
export const createFakeCars = (clock: () => number = Date.now) => {
  const scripts = new Map<string, CarBehaviour>()
  const uses = new Map<string, Use>()
  const useOf = (car: string): Use => uses.get(car) ?? { openedAt: undefined, driven: 0 }
  const lists = new Map<string, readonly CarCard[]>()
  const behaviourOf = (car: string) => scripts.get(car) ?? 'opens'
  // Others drive it too, ten kilometres an hour day and night: so it is ahead of what it said before the fake was started anew.
  const odometer = (car: string): number => {
    const { openedAt, driven } = useOf(car)
    const others = Math.floor((clock() - firstDay) / (6 * MINUTE_MS))
    return 10_000 + seedOf(car) * 40 + others + driven + drivenBy(clock(), openedAt)
  }
  const turn = (car: string, isLocked: boolean): void => {
    const { openedAt, driven } = useOf(car)
    if (isLocked) uses.set(car, { openedAt: undefined, driven: driven + drivenBy(clock(), openedAt) })
    else uses.set(car, { openedAt: openedAt ?? clock(), driven })
  }
  const condition = (car: string, licensePlate: string): CarCondition => {
    const isElectric = licensePlate.startsWith('E')
    const percent = 30 + (seedOf(car) % 65)
    const isLocked = useOf(car).openedAt === undefined
    return {
      isLocked,
      areDoorsClosed: behaviourOf(car) !== 'door-open',
      chargePercent: isElectric ? percent : null,
      isCharging: isElectric ? isLocked : null,
      fuelPercent: isElectric ? null : percent,
      rangeKilometers: percent * (isElectric ? 4 : 7),
      position: knowsWhereItIs(licensePlate) ? fakePosition : null,
      odometerKilometers: odometer(car),
    }
  }
  return {
    script: (car: string, behaviour: CarBehaviour) => void scripts.set(car, behaviour),
    behaviourOf,
    turn,
    setCards: (car: string, cards: readonly CarCard[]) => void lists.set(car, cards),
    cardsOf: (car: string) => lists.get(car),
    condition,
  }
}
