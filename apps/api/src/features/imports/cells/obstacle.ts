import type { ImportObstacle } from '@delebil/core-api/admin'

/** A way out that one press takes: other cells in the row, by field, or an answer. */
export type Suggestion = {
  readonly label: string
  readonly cells?: Readonly<Record<string, string>>
  readonly answer?: string
}

/** Why a row is not read in as it stands: of which kind, at which field, in words, and what to do about it. */
export type Obstacle = {
  /** `CHOOSE`: somebody has to say which; `FAILED`: it is wrong; `EQUAL`: there is nothing to do; `PASSED`: somebody said to leave it. */
  readonly state: 'CHOOSE' | 'FAILED' | 'EQUAL' | 'PASSED'
  readonly problem: ImportObstacle
  readonly text: string
  readonly field?: string
  /** What stands in the badge, where the kind alone says too little. */
  readonly badge?: string
  readonly suggestions?: readonly Suggestion[]
}

export const failed = (problem: ImportObstacle, text: string, more: Partial<Obstacle> = {}): Obstacle => ({
  state: 'FAILED',
  problem,
  text,
  ...more,
})

export const choose = (
  problem: ImportObstacle,
  text: string,
  suggestions: readonly Suggestion[],
  more: Partial<Obstacle> = {},
): Obstacle => ({
  state: 'CHOOSE',
  problem,
  text,
  suggestions,
  ...more,
})

export const isObstacle = (value: unknown): value is Obstacle =>
  typeof value === 'object' && value !== null && 'problem' in value && 'text' in value
