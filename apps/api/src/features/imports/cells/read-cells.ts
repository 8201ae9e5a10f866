import { packLicensePlate } from '@delebil/validation'
import type { ImportColumn, Value, Values } from './column.ts'
import { failed, isObstacle, type Obstacle } from './obstacle.ts'
import { readAmount } from './read-amount.ts'
import { readDay, readMoment } from './read-moment.ts'

const isFormula = (text: string): boolean => /^\s*(=|[+@]\D)/.test(text)
const isShortened = (text: string): boolean => /^\d+([.,]\d+)?e\+\d+$/i.test(text)

const readNumber = (text: string, field: string, isWhole: boolean): number | Obstacle => {
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/(km|l|liter|kwh)$/i, '')
    .replace('−', '-')
  const number = Number(bare.replace(',', '.'))
  if (bare === '' || Number.isNaN(number)) return failed('format', `«${text}» er ikke et tall.`, { field })
  return isWhole && !Number.isInteger(number) ? failed('format', `«${text}» er ikke et helt tall.`, { field }) : number
}

const readCode = (text: string, field: string): string | Obstacle =>
  isShortened(text)
    ? failed(
        'format',
        `Regnearket har forkortet «${text}», og sifre er borte. Gjør kolonnen om til tekst og hent fila på nytt.`,
        { field },
      )
    : text

const readCell = (text: string, { key, kind, choices, usualMostOre }: ImportColumn): Value | Obstacle => {
  if (kind === 'amount') return readAmount(text, key, usualMostOre)
  if (kind === 'day') return readDay(text, key)
  if (kind === 'whole' || kind === 'number') return readNumber(text, key, kind === 'whole')
  if (kind === 'code') return readCode(text, key)
  if (kind === 'plate') return packLicensePlate(text).replace(/[.:]/g, '')
  if (kind === 'choice') {
    const [found] =
      Object.entries(choices ?? {}).find(([value, name]) =>
        [value, name].some((one) => one.toLowerCase() === text.toLowerCase()),
      ) ?? []
    return (
      found ?? failed('format', `«${text}» er ikke en av ${Object.values(choices ?? {}).join(', ')}.`, { field: key })
    )
  }
  return text.length > 500 ? failed('format', 'Teksten er lengre enn 500 tegn.', { field: key }) : text
}

type Texts = Readonly<Record<string, string>>
const textAt = (texts: Texts, key: string): string => (texts[key] ?? '').normalize('NFC').trim()

const missing = ({ key, label }: ImportColumn): Obstacle => failed('required', `${label} mangler.`, { field: key })

// What one cell says: nothing where it is empty and may be.
const cellValue = (column: ImportColumn, texts: Texts): Value | Obstacle | undefined => {
  const { key, kind, clock } = column
  const text = textAt(texts, key)
  if (isFormula(text)) return failed('formula', 'Cellen er en formel. Skriv verdien.', { field: key })
  if (text === '') return column.isRequired ? missing(column) : undefined
  if (kind === 'clock') return undefined
  if (kind !== 'moment') return readCell(text, column)
  const clockText = clock === undefined ? '' : textAt(texts, clock)
  return readMoment(text, clockText === '' ? undefined : clockText, key, clock)
}

// Of columns where one will do, the words of those that are all empty.
const emptyGroup = (columns: readonly ImportColumn[], values: Values): Obstacle | undefined => {
  const groups = Object.values(
    Object.groupBy(
      columns.filter(({ oneOf }) => oneOf),
      ({ oneOf }) => oneOf ?? '',
    ),
  )
  const [empty = []] = groups.filter((group = []) => group.every(({ key }) => values[key] === undefined))
  const [first] = empty
  return (
    first && failed('required', `${empty.map(({ label }) => label).join(' eller ')} mangler.`, { field: first.key })
  )
}

/** The values of a row by field, from the cells that its columns are; or the first thing that is wrong with it. */
export const readCells = (columns: readonly ImportColumn[], texts: Texts): Values | Obstacle => {
  const values: Record<string, Value | undefined> = {}
  for (const column of columns) {
    const value = cellValue(column, texts)
    if (isObstacle(value)) return value
    if (value !== undefined) values[column.key] = value
  }
  return emptyGroup(columns, values) ?? values
}
