import type { CarCondition } from './port.ts'

/** What a car does when it is asked: `late` does it after a while, `silent` never answers, `door-open` cannot be locked. */
export type CarBehaviour = 'opens' | 'refuses' | 'late' | 'silent' | 'broken' | 'door-open'

type Lock = { isLocked: boolean }

/** Where a car of the fake is that knows it: up on Fløyen, where no car belongs. */
export const fakePosition = { lat: 60.39471, lng: 5.34317 } as const

// No car of the demo has such a plate: a trip that ends far from home is warned of.
const knowsWhereItIs = (licensePlate: string): boolean => licensePlate.startsWith('GP')

const seedOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

/** Cars of the fake: each keeps its lock, and has a charge or a tank of its own. */
export const createFakeCars = () => {
  const scripts = new Map<string, CarBehaviour>()
  const locks = new Map<string, Lock>()
  const lockOf = (car: string): Lock => {
    const lock = locks.get(car) ?? { isLocked: true }
    locks.set(car, lock)
    return lock
  }
  const behaviourOf = (car: string) => scripts.get(car) ?? 'opens'
  const condition = (car: string, licensePlate: string): CarCondition => {
    const isElectric = licensePlate.startsWith('E')
    const percent = 30 + (seedOf(car) % 65)
    return {
      isLocked: lockOf(car).isLocked,
      areDoorsClosed: behaviourOf(car) !== 'door-open',
      chargePercent: isElectric ? percent : null,
      isCharging: isElectric ? lockOf(car).isLocked : null,
      fuelPercent: isElectric ? null : percent,
      rangeKilometers: percent * (isElectric ? 4 : 7),
      position: knowsWhereItIs(licensePlate) ? fakePosition : null,
    }
  }
  return {
    script: (car: string, behaviour: CarBehaviour) => void scripts.set(car, behaviour),
    behaviourOf,
    turn: (car: string, isLocked: boolean) => void locks.set(car, { isLocked }),
    condition,
  }
}
