/** Prints one line for a step that begins now; the answered function ends the line with the seconds it took. */
export function say(step) {
  const startedAt = Date.now()
  process.stdout.write(`${step} ... `)
  return (outcome = 'done') => process.stdout.write(`${outcome} in ${seconds(startedAt)}\n`)
}

export const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
