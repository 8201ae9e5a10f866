import { refuseFile } from './payment-file.ts'

/** A record of 80 characters, and which line of the file it is. Columns are counted from 1, as the layout's own description does. */
export type OcrRecord = { readonly line: number; readonly text: string }

const RECORD_LENGTH = 80

export const at = ({ text }: OcrRecord, from: number, to: number): string => text.slice(from - 1, to)

/** Digits of a record as a number. */
export const numberAt = (record: OcrRecord, from: number, to: number): number => {
  const digits = at(record, from, to)
  if (!/^\d+$/.test(digits))
    throw refuseFile('payment-file.line', `Linje ${record.line}: tegn ${from} til ${to} skal være tall.`)
  return Number(digits)
}

/** A day, DDMMYY, as 'YYYY-MM-DD'. */
export const dayAt = (record: OcrRecord, from: number): string => {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(at(record, from, from + 5)) ?? []
  const text = `20${year}-${month}-${day}`
  const date = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw refuseFile('payment-file.line', `Linje ${record.line}: datoen finnes ikke.`)
  return text
}

/** What kind of record it is: service, transaction type and record type. */
export const kindOf = (record: OcrRecord) => ({
  service: at(record, 3, 4),
  transaction: at(record, 5, 6),
  record: at(record, 7, 8),
})

/** The records of a file. Blanks at the end of a line may have been lost on the way; what a record says may not. */
export const readRecords = (text: string): OcrRecord[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, text: line.padEnd(RECORD_LENGTH) }))
    .filter(({ text: line }) => line.trim() !== '' && line.trim() !== '\u001a')
    .map((record, index, all) => {
      if (index === all.length - 1 && !record.text.startsWith('NY')) throw refuseFile('payment-file.cut')
      if (!record.text.startsWith('NY') || record.text.length !== RECORD_LENGTH)
        throw refuseFile('payment-file.line', `Linje ${record.line} er ingen OCR-linje på ${RECORD_LENGTH} tegn.`)
      return record
    })
