import { cpuTimeMs } from './cpu-time.ts'

/** One way of doing the same thing. `run` does it for about as long as it is told and answers how many times it did. */
export type Variant<Name extends string> = {
  readonly name: Name
  /** Processes whose CPU time counts, with all below them. */
  readonly pids: readonly number[]
  readonly run: (milliseconds: number) => Promise<number>
}

/** Lets the variants take turns. Answers the CPU time (ms) of one operation for each variant and round. */
export async function cpuByRound<Name extends string>(
  variants: readonly Variant<Name>[],
  rounds: number,
  milliseconds: number,
): Promise<Record<Name, number[]>> {
  const found = Object.fromEntries(variants.map(({ name }) => [name, [] as number[]])) as Record<Name, number[]>
  // The first turn of each warms it up and is not counted.
  for (const { run } of variants) await run(milliseconds / 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, pids, run } of variants) {
      const before = cpuTimeMs(pids)
      const operations = await run(milliseconds)
      found[name].push((cpuTimeMs(pids) - before) / operations)
    }
  }
  return found
}
