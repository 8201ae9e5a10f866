import { type Bytes, formatOf } from './decode-text.ts'
import { type BankReading, lookAtBankFile, readBankFile } from './read-bank-file.ts'
import { type CsvReading, lookAtCsv, readCsv } from './read-csv.ts'
import { hasFormulas, lookAtXlsx, readXlsx, type XlsxReading } from './read-xlsx.ts'

/** How the bytes of a file are to be read. */
export type Reading = CsvReading | BankReading | (XlsxReading & { readonly hasFormulas: boolean })

export const lookAtFile = async (bytes: Bytes): Promise<Reading> => {
  if ((await formatOf(bytes)) === 'csv') return (await lookAtBankFile(bytes)) ?? lookAtCsv(bytes)
  const reading = await lookAtXlsx(bytes)
  return { ...reading, hasFormulas: await hasFormulas(bytes, reading) }
}

/** The rows of a file, from the first. */
export const readTable = (bytes: Bytes, reading: Reading): AsyncGenerator<string[]> => {
  if (reading.format === 'bank') return readBankFile(bytes)
  return reading.format === 'csv' ? readCsv(bytes, reading) : readXlsx(bytes, reading)
}
