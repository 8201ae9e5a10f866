import { importTypes } from '@delebil/core-api/admin'
import type { AdminReply } from '../../admin-records/admin-verb.ts'
import type { ImportType } from '../types/import-type.ts'
import { csvLine } from './csv-line.ts'
import { attachment } from './result-file.ts'

async function* piecesOf({ columns }: ImportType): AsyncGenerator<string> {
  const shown = columns.filter(({ kind }) => kind !== 'clock')
  yield `\ufeff${csvLine(
    shown.map(({ label }) => label),
    ';',
  )}`
  yield csvLine(
    shown.map(({ example }) => example),
    ';',
  )
}

/** A file of a type with its columns and one row to go by. */
export const templateFile = (type: ImportType): AdminReply => ({
  pieces: piecesOf(type),
  headers: {
    'content-disposition': attachment(`${importTypes[type.key].toLowerCase().replaceAll(' ', '-')}.csv`),
    'content-type': 'text/csv; charset=utf-8',
  },
})
