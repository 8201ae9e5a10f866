import { adminResources } from '@delebil/core-api/admin'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Row } from '../../admin-records/stores/list-records.ts'
import { writeWorkbook } from './write-workbook.ts'

const columns = Object.entries(adminResources.locations.fields).filter(([name]) => name === 'name')

const unzipped = async (batches: readonly (readonly string[])[], most?: number) => {
  async function* rows(): AsyncGenerator<readonly Row[]> {
    for (const names of batches) yield names.map((name, id) => ({ id, version: 1, name }))
  }
  const file = writeWorkbook('lokasjoner', columns, rows(), most)
  const pieces: Uint8Array[] = []
  for await (const piece of file.pieces) pieces.push(piece as Uint8Array)
  const parts = unzipSync(Buffer.concat(pieces))
  return {
    rows: file.rows(),
    text: (name: string) => strFromU8(parts[name] ?? new Uint8Array()),
    names: Object.keys(parts),
  }
}

test('rows beyond the limit of a sheet go on in the next sheet, with its own head', async () => {
  const { rows, text, names } = await unzipped([['Ås', 'Ø'], ['Æ', 'Bø'], ['Å']], 4)
  expect(rows).toBe(5)
  expect(names.filter((name) => name.includes('sheet')).length).toBe(2)
  const rowsOf = (sheet: number) => text(`xl/worksheets/sheet${sheet}.xml`).match(/<row>/g)?.length
  expect([rowsOf(1), rowsOf(2)]).toEqual([3, 4])
  expect(text('xl/workbook.xml')).toContain('<sheet name="lokasjoner 2" sheetId="2" r:id="rId2"/>')
  expect(text('[Content_Types].xml')).toContain('/xl/worksheets/sheet2.xml')
  expect(text('xl/worksheets/sheet2.xml')).toContain('>Å<')
})

test('a workbook without rows has its head only', async () => {
  const { rows, text } = await unzipped([])
  expect(rows).toBe(0)
  expect(text('xl/worksheets/sheet1.xml')).toContain(
    '<row><c t="inlineStr" s="2"><is><t>Navn</t></is></c></row></sheetData>',
  )
})

test('a cell that begins like a formula is written as text', async () => {
  const { text } = await unzipped([['=1+1', '＝1', '<b>&']])
  const sheet = text('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c t="inlineStr" s="3"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('s="3"><is><t xml:space="preserve">＝1<')
  expect(sheet).toContain('&lt;b&gt;&amp;')
  expect(sheet).not.toContain('<f>')
})
