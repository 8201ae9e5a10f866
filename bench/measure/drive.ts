/** How long each operation took (ms), and how long all of it (ms). */
export type Driven = { readonly times: readonly number[]; readonly elapsedMs: number }

/** Does `operation` again and again with so many at once until the time is over; what has begun is finished. */
export async function drive(
  atOnce: number,
  milliseconds: number,
  operation: (count: number) => Promise<unknown>,
): Promise<Driven> {
  const began = performance.now()
  const times: number[] = []
  let count = 0
  const worker = async () => {
    while (performance.now() - began < milliseconds) {
      const start = performance.now()
      await operation(count++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { times, elapsedMs: performance.now() - began }
}
