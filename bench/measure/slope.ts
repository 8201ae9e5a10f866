/** By how much `values` rise for each step of `steps`, by least squares; NaN of fewer than two. */
export function slope(steps: readonly number[], values: readonly number[]): number {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const [middle, height] = [mean(steps), mean(values)]
  const sum = (part: (step: number, index: number) => number) =>
    steps.reduce((all, step, index) => all + part(step, index), 0)
  const across = sum((step, index) => (step - middle) * ((values[index] ?? Number.NaN) - height))
  return across / sum((step) => (step - middle) ** 2)
}
