import { afterAll } from 'vitest'

// The driver queues what is asked of a connection that is busy, and says once a process that its next major will not.
let refused: Error | undefined
const listen = (warning: Error): void => {
  if (warning.name === 'DeprecationWarning' && warning.message.includes('client.query()')) refused ??= warning
}
process.on('warning', listen)

// Warnings are told in a turn of their own, after what caused them.
afterAll(async () => {
  await new Promise(setImmediate)
  process.off('warning', listen)
  if (refused) throw new Error('Two statements were asked of one connection at once.', { cause: refused })
})
