import fc from 'fast-check'

/** What of a schema's insides tells which values it takes. */
type Shape = {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly items?: readonly Shape[]
}

/** Texts that break what trusts them. */
export const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    "'; drop table person; --",
    "' or 1=1 --",
    '\\',
    '\\x00',
    '$1',
    '%',
    '%00',
    '\u0000',
    '\ud800',
    '\ufffe',
    '{"a":',
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '\r\nx-injected: 1',
    'NaN',
    'Infinity',
    '-0',
    '1e9',
    '__proto__',
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
  ),
)

const hoursAhead = fc.integer({ min: -48, max: 24 * 60 })
// Instants, ids, an address, a token: what gets through the first check and further in.
const likely = fc.oneof(
  hoursAhead.map((hours) => new Date(Math.floor(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString()),
  fc.constantFrom('1', '2', '2147483648', '9007199254740993', 'ola@delebil.test', '91234567', 'x'.repeat(43), 'AAAA'),
  fc.constantFrom(
    '{"type":"Point","coordinates":[5.32,60.39]}',
    '{"type":"Point","coordinates":[540,-91]}',
    'CHARGING',
  ),
  fc.uuid(),
)
const numbers = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, -1, 30, 60, 1.5, -0, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308, -1e308),
  fc.integer(),
)
const wrong = fc.oneof(hostile, numbers, fc.constantFrom(null, true, [], {}, [[]], { id: {} }))

const right = (shape: Shape): fc.Arbitrary<unknown> => {
  const { type, entries, options, wrapped, item, items } = shape
  if (entries) {
    const fields = Object.entries(entries).map(([name, field]) => [name, arbitraryOf(field)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  }
  if (wrapped) return fc.option(arbitraryOf(wrapped), { nil: type === 'nullable' ? null : undefined, freq: 4 })
  if (item) return fc.array(arbitraryOf(item), { maxLength: 4 })
  if (items) return fc.tuple(...items.map(arbitraryOf))
  if (type === 'picklist') return fc.constantFrom(...(options ?? []))
  if (options) return fc.oneof(...(options as readonly Shape[]).map(arbitraryOf))
  if (type === 'string') return fc.oneof(likely, likely, hostile)
  if (type === 'number') return numbers
  if (type === 'boolean') return fc.boolean()
  return fc.oneof(likely, wrong)
}

/** Values much like what a schema of the contract takes, with now and then a piece that it does not. */
export const arbitraryOf = (shape: object): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: right(shape as Shape) }, { weight: 1, arbitrary: wrong })
