import type { ProblemCode } from './problem.ts'

/** Why a block or an assignment stays on its car: it has begun, and the car is kept or placed by it. */
export function checkFixtureCar({ start }: { readonly start: Date }, now: Date): ProblemCode | undefined {
  return now >= start ? 'fixture.already-started' : undefined
}
