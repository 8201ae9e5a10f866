import { afterAll } from 'vitest'

// The driver queues what is asked of a connection that is busy, and says once a process that its next major will not.
let refused: Error | undefined
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning' && warning.message.includes('client.query()')) refused ??= warning
})

// Warnings are told in a turn of their own, after what caused them.
afterAll(async () => {
  await new Promise(setImmediate)
  const found = refused
  refused = undefined
  if (found) throw new Error('Two statements were asked of one connection at once.', { cause: found })
})
