/** A field of a type, and what its column may be called in a file. */
export type ImportColumn = {
  readonly key: string
  readonly label: string
  /** `code`: each sign of it counts. `clock`: the time of a moment that stands in another column. */
  readonly kind: 'text' | 'code' | 'plate' | 'moment' | 'clock' | 'day' | 'amount' | 'number' | 'whole' | 'choice'
  readonly meaning: string
  readonly example: string
  /** What else senders call it; the label and the key are known already. */
  readonly aliases: readonly string[]
  readonly isRequired?: true
  /** One of those with the same word must be there. */
  readonly oneOf?: string
  /** Of a moment: the column where its time may stand. */
  readonly clock?: string
  readonly choices?: Readonly<Record<string, string>>
  /** Of an amount: a row that is more is asked about where it can be read as less. */
  readonly usualMostOre?: number
}

export type Value = string | number | Date
/** What the cells of a row say, by field. */
export type Values = Readonly<Record<string, Value | undefined>>
