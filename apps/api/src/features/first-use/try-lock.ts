import type { lockTrials } from '@delebil/core-api/admin'
import type { AskedCar } from '../../adapters/car-access/port.ts'
import type { Context } from '../../platform/context.ts'

export type LockTrial = (typeof lockTrials)[number]

const PATIENCE_MS = 25_000

/** Opens a car and locks it again. Whatever goes wrong on the way, the lock is asked to close. */
export const tryLock = async (
  { carAccess, log }: Pick<Context, 'carAccess' | 'log'>,
  car: AskedCar,
): Promise<LockTrial> => {
  if (carAccess === undefined) return 'no-service'
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const asked = async <Answer>(work: Promise<Answer>): Promise<Answer | 'silent'> =>
    work.catch((error: unknown) => {
      log('warn', 'The way to the cars failed.', { carNumber: car.carNumber, error: String(error) })
      return 'silent' as const
    })
  const opened = await asked(carAccess.open(car, signal))
  const locked = await asked(carAccess.lock(car, signal))
  if (opened !== 'opened') return opened === 'silent' ? 'silent' : 'not-opened'
  if (locked === 'door-open') return 'door-open'
  return locked === 'locked' ? 'works' : 'not-locked'
}
