/** One value that the operator may set. `read` throws an Error whose message completes "PORT must be ...". */
export type Setting<Value> = {
  readonly default: string
  readonly meaning: string
  readonly read: (text: string) => Value
}

const setting =
  <Value>(read: (text: string) => Value) =>
  (defaultText: string, meaning: string): Setting<Value> => ({ default: defaultText, meaning, read })

/** A whole number between two bounds, both included. */
export const wholeNumber = (least: number, most: number) =>
  setting((text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new Error(`a whole number from ${least} to ${most}`)
    }
    return value
  })

export const onOrOff = setting((text) => {
  if (text !== 'on' && text !== 'off') throw new Error('on or off')
  return text === 'on'
})

export const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  setting((text) => {
    const choice = choices.find((candidate) => candidate === text)
    if (choice === undefined) throw new Error(`one of ${choices.join(', ')}`)
    return choice
  })

export const someText = setting((text) => {
  if (text === '') throw new Error('given')
  return text
})

/** Lower-case letters, digits and hyphens: one part of a path. */
export const pathSegment = setting((text) => {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(text)) throw new Error('lower-case letters, digits and hyphens')
  return text
})

/** Any text, or undefined where the setting is left empty. */
export const optionalText = setting((text) => text || undefined)

/** An address with one of the protocols, or undefined where the setting is left empty. */
export const optionalAddress = (...protocols: readonly string[]) =>
  setting((text) => {
    if (text === '') return undefined
    const protocol = URL.canParse(text) ? new URL(text).protocol : ''
    if (!protocols.includes(protocol)) throw new Error(`an address that starts with ${protocols.join(' or ')}//`)
    return text
  })

/** The address of a site, with nothing behind its host, or undefined where the setting is left empty. */
export const optionalSite = setting((text) => {
  if (text === '') return undefined
  const { protocol, origin, href } = URL.canParse(text) ? new URL(text) : { protocol: '', origin: '', href: '' }
  if (!['http:', 'https:'].includes(protocol)) throw new Error('an address that starts with http:// or https://')
  if (href !== `${origin}/` || text.endsWith('?') || text.endsWith('#')) {
    throw new Error('an address without path, query or log-in, such as https://delebil.example')
  }
  return text
})

/** A secret too long to be guessed, or undefined where the setting is left empty. */
export const optionalSecret = setting((text) => {
  if (text !== '' && text.length < 16) throw new Error('at least 16 characters')
  return text || undefined
})

/** How many proxies of one's own a call comes through. */
export const proxyCount = setting((text) => {
  if (!/^(?:off|on|[1-9])$/.test(text)) throw new Error('off, on or the number of proxies')
  return text === 'off' ? 0 : Number(text.replace('on', '1'))
})

/** Texts with commas between, at least one. */
export const textList = setting((text) => {
  const items = text.split(',').map((item) => item.trim())
  if (items.some((item) => item === '')) throw new Error('texts with commas between')
  return items
})

/** A part of the map in degrees: south, west, north, east. */
export const mapArea = setting((text) => {
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN, ...rest] = text
    .split(',')
    .map(Number)
  const isArea = south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180
  if (!isArea || rest.length > 0) throw new Error('south,west,north,east in degrees')
  return [south, west, north, east] as const
})
