import { parseArgs } from 'node:util'

export type Options = {
  /** Kills of the server, and as many of the database. */
  readonly rounds: number
  /** How long a storm blows, at most, before each kill. */
  readonly seconds: number
}

const readNumber = (name: string, text: string): number => {
  const number = Number(text)
  if (Number.isFinite(number) && number > 0) return number
  throw new TypeError(`--${name} must be a number above 0; it is "${text}".`)
}

/** Reads `--rounds N` and `--seconds N`. Throws TypeError with a sentence where they are something else. */
export const readOptions = (args: readonly string[]): Options => {
  const options = { rounds: { type: 'string', default: '20' }, seconds: { type: 'string', default: '1' } } as const
  const { values } = parseArgs({ args: [...args], options })
  return { rounds: Math.ceil(readNumber('rounds', values.rounds)), seconds: readNumber('seconds', values.seconds) }
}
