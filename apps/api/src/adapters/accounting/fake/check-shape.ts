import { unmapped } from './fake-refusal.ts'
import { type Property, type Shape, shapes } from './fake-shapes.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))

const holds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  date: isDate,
  list: Array.isArray,
  reference: isObject,
  address: isObject,
  orderLines: Array.isArray,
}

// An object that is pointed at is known by the id that Tripletex gave it, never by a number of ours.
const checkReference = (value: unknown, at: string): void => {
  if (isObject(value) && !Number.isInteger(value['id'])) throw unmapped(`${at}.id`, 'Object not found')
}

const checkParts = (value: unknown, property: Property, at: string): void => {
  if (property === 'reference') checkReference(value, at)
  if (property === 'address') checkShape(value, shapes.address, `${at}.`)
  if (!Array.isArray(value)) return
  for (const [index, item] of value.entries()) {
    if (property === 'orderLines') checkShape(item, shapes.orderLine, `${at}[${index}].`)
    else checkReference(item, at)
  }
}

const checkProperty = (value: unknown, property: Property, at: string): void => {
  if (value === null) return
  if (property === 'read-only') throw unmapped(at, 'Feltet kan bare leses.')
  if (typeof property !== 'string') {
    if (!property.includes(String(value))) throw unmapped(at, `Verdien er ikke en av ${property.join(', ')}.`)
    return
  }
  if (holds[property]?.(value) !== true) throw unmapped(at, 'Verdien er ikke av korrekt type for dette feltet.')
  checkParts(value, property, at)
}

/** Refuses what the published interface does not know: a property, a type, a word of a list, a field that is only read. */
export const checkShape = (body: unknown, shape: Shape, at = ''): Record<string, unknown> => {
  if (!isObject(body)) throw unmapped(at || 'request body', 'Ugyldig JSON.')
  for (const [name, value] of Object.entries(body)) {
    const property = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (property === undefined) throw unmapped(`${at}${name}`, 'Feltet eksisterer ikke i objektet.')
    checkProperty(value, property, `${at}${name}`)
  }
  return body
}
