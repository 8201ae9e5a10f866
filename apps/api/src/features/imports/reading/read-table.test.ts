import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { encodeText } from '../writing/encode-text.ts'
import type { Bytes } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'
import { lookAtFile, readTable } from './read-table.ts'
import { book, sheet } from './test-workbook.ts'

const bytesOf = (bytes: Uint8Array, size = bytes.length > 20_000 ? 4096 : 7): Bytes =>
  async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

const read = async (bytes: Uint8Array) => {
  const reading = await lookAtFile(bytesOf(bytes))
  const rows: string[][] = []
  for await (const row of readTable(bytesOf(bytes), reading)) rows.push(row)
  return { reading, rows }
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const problemOf = (bytes: Uint8Array): Promise<string> =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof FileProblem ? error.code : Promise.reject(error as Error)),
  )

describe('text files', () => {
  test('UTF-8 with a mark: the mark is no part of the first head', async () => {
    expect((await read(utf8('\ufeffSkilt;Beløp\nEK1;1\n'))).rows[0]).toEqual(['Skilt', 'Beløp'])
  })

  test('Windows-1252, æøå as E6 F8 E5: read as what they are', async () => {
    const { reading, rows } = await read(encodeText('Sted;Kr\r\nÅsane – Sjøgaten æ;5\r\n', 'windows-1252'))
    expect(reading).toMatchObject({ encoding: 'windows-1252', separator: ';' })
    expect(rows[1]).toEqual(['Åsane – Sjøgaten æ', '5'])
  })

  test('UTF-16 as Excel saves Unicode text: tabs and letters come through', async () => {
    const { reading, rows } = await read(encodeText('\ufeffSkilt\tSted\r\nEK1\tÅs\r\n', 'utf-16le'))
    expect(reading).toMatchObject({ encoding: 'utf-16le', separator: '\t' })
    expect(rows[1]).toEqual(['EK1', 'Ås'])
  })

  test.each([
    [';', 'Skilt;Kr\nEK1;26,00\nEK2;38,00\n'],
    ['\t', 'Skilt\tKr\nEK1\t26,00\nEK2\t38,00\n'],
    [',', 'Skilt,Kr\nEK1,"26,00"\nEK2,"38,00"\n'],
    [';', 'Sted;Kr\n"Bryggen; mot nord, i tunnel";26,00\nArna;1,00\n'],
    ['|', 'Skilt|Kr\nEK1|26\n'],
    [';', 'sep=;\nSkilt;Kr\nEK1;26\n'],
  ])('the separator %j is found by counting outside quotes', async (separator, text) => {
    expect((await read(utf8(text))).reading).toMatchObject({ separator })
  })

  test('a line break and a quote inside a cell stay in it', async () => {
    const { rows } = await read(utf8('Sted;Kr\n"Bryggen\nsør ""tunnel""";26\nArna;1\n'))
    expect(rows).toEqual([
      ['Sted', 'Kr'],
      ['Bryggen\nsør "tunnel"', '26'],
      ['Arna', '1'],
    ])
  })

  test('a quote that is never closed is refused in words: import.broken-quotes', async () => {
    expect(await problemOf(utf8(`Sted;Kr\n"Bryggen;26\n${'Arna;1\n'.repeat(50_000)}`))).toBe('import.broken-quotes')
  })

  test('a file without a byte and one that is no table are refused in words', async () => {
    expect(await problemOf(new Uint8Array())).toBe('import.empty')
    expect(await problemOf(utf8('%PDF-1.7 x'))).toBe('import.no-table')
    expect(await problemOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBe('import.old-workbook')
  })
})

const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'

describe('workbooks', () => {
  test('shared and inline texts, numbers and dates: as a person reads them', async () => {
    const xml = sheet(
      `${head}<row r="2"><c r="A2" t="inlineStr"><is><t>EK1 &amp; co</t></is></c><c r="B2"><v>26.5</v></c><c r="C2" s="1"><v>46307.334722222222</v></c><c r="D2" s="2"><v>46307</v></c></row>`,
    )
    const { reading, rows } = await read(book([{ name: 'Ark1', xml }]))
    expect(reading).toMatchObject({ format: 'xlsx', sheet: 'Ark1', hasFormulas: false })
    expect(rows).toEqual([
      ['Skilt', 'Beløp'],
      ['EK1 & co', '26,5', '2026-10-12 08:02:00', '2026-10-12'],
    ])
  })

  test('the 1904 system counts from another day', async () => {
    const xml = sheet(`${head}<row r="2"><c r="A2" s="1"><v>44845.5</v></c></row>`)
    expect((await read(book([{ name: 'Ark1', xml }], { pr: 'date1904="1"' }))).rows[1]).toEqual(['2026-10-12 12:00:00'])
  })

  test('several sheets: the first that is shown and has a table, and the others are named', async () => {
    const { reading } = await read(
      book([
        { name: 'Skjult', xml: sheet(head + head), state: 'hidden' },
        { name: 'Forside', xml: sheet('<row r="1"><c t="inlineStr"><is><t>Rapport</t></is></c></row>') },
        { name: 'Data', xml: sheet(`${head}<row r="2"><c><v>1</v></c></row>`) },
      ]),
    )
    expect(reading).toMatchObject({ sheet: 'Data', otherSheets: ['Skjult', 'Forside'] })
  })

  test('a formula: what it showed last is read and it is said; one that was never reckoned stays a formula', async () => {
    const xml = sheet(`${head}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2"><f>A1*2</f></c></row>`)
    const { reading, rows } = await read(book([{ name: 'Ark1', xml }]))
    expect(reading).toMatchObject({ hasFormulas: true })
    expect(rows[1]).toEqual(['2', '=A1*2'])
  })

  test('rows that nobody wrote in are counted, as on the screen', async () => {
    const { rows } = await read(book([{ name: 'Ark1', xml: sheet(`${head}<row r="4"><c r="B4"><v>7</v></c></row>`) }]))
    expect(rows).toEqual([['Skilt', 'Beløp'], [], [], ['', '7']])
  })

  test('a number of 17 digits says that digits are gone', async () => {
    const { rows } = await read(
      book([{ name: 'Ark1', xml: sheet(`${head}<row r="2"><c><v>12345678901234567</v></c></row>`) }]),
    )
    expect(rows[1]?.[0]).toMatch(/E\+16$/)
  })

  test('a zip bomb is refused before it is unfolded: import.zip-bomb', async () => {
    const bomb = `${head}<row r="2">${`<c><v>${'0'.repeat(1000)}</v></c>`.repeat(60_000)}</row>`
    expect(await problemOf(book([{ name: 'Ark1', xml: sheet(bomb) }]))).toBe('import.zip-bomb')
  })

  test('a workbook cut in two and a zip of something else are refused in words', async () => {
    const whole = book([{ name: 'Ark1', xml: sheet(head + head.repeat(400)) }])
    expect(await problemOf(zipSync({ 'readme.txt': strToU8('x') }))).toBe('import.no-table')
    expect(['import.no-table', 'import.broken-workbook', 'import.empty']).toContain(
      await problemOf(whole.subarray(0, 300)),
    )
  })
})
