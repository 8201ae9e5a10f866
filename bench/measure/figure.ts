/** What a committed goal of the project asks of a figure, both bounds included. */
export type Goal = { readonly atMost: number } | { readonly atLeast: number } | { readonly exactly: number }

export type Unit = 'x' | 'ms' | 's' | 'kB' | '%' | ''

/** One line of the table. Without a goal it only informs. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly goal?: Goal
}

/** Whether the figure reaches its goal; undefined where it has none. What could not be measured (NaN) does not. */
export function holds({ value, goal }: Figure): boolean | undefined {
  if (goal === undefined) return undefined
  if ('atMost' in goal) return value <= goal.atMost
  return 'atLeast' in goal ? value >= goal.atLeast : value === goal.exactly
}
