import { type ImportRow, importTypes } from '@delebil/core-api/admin'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoImportFile } from '../../seed/import-files/demo-import-file.ts'
import { book, type Cell, rowsXml, sheet, typed, workbookOf } from './reading/test-workbook.ts'
import { type ImportSite, startImportSite } from './test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite(['FLEET_MANAGEMENT_WRITE', 'MEMBERSHIP_WRITE', 'RESERVATION_WRITE'])
})
afterAll(() => site.stop())

const allStates = ['NEW', 'EQUAL', 'CHOOSE', 'FAILED', 'IGNORED'] as const
const outcomeOf = async (id: number) => {
  const found: ImportRow[] = []
  for (const state of allStates) found.push(...(await site.rowsOf(id, { state, size: 200 })))
  return found
    .toSorted((one, other) => one.rowNumber - other.rowNumber)
    .map(({ rowNumber, state, problem, field, amountOre }) => ({ rowNumber, state, problem, field, amountOre }))
}
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(';'))

test.each(Object.keys(importTypes) as (keyof typeof importTypes)[])(
  'the demo file of %s, saved as a workbook with numbers and moments as Excel makes them, gives row by row what it gives as text',
  async (filetype) => {
    const text = await demoImportFile(site.database, 1, filetype, new Date())
    const asText = await site.upload(text, { filetype, name: `${filetype}.csv`, rehearsal: true })
    const asBook = await site.upload(workbookOf(cellsOf(text).map((cells) => cells.map(typed))), {
      filetype,
      name: `${filetype}.xlsx`,
      rehearsal: true,
    })
    const outcome = await outcomeOf(asText.id)
    expect(outcome.length).toBeGreaterThan(0)
    expect(await outcomeOf(asBook.id)).toEqual(outcome)
  },
)

const head = ['Skilt', 'Tid', 'Stasjon', 'Kroner', 'Passering']
const serial = 46_307.334722222222 // 12.10.2026 08:02
/** Each pitfall as a line of text and as cells of a workbook, and what becomes of the row. */
const pitfalls: readonly (readonly [what: string, line: string, cells: readonly Cell[], becomes: object])[] = [
  ['a decimal comma', 'EL10001;12.10.26 08:02;Arna;26,50;', ['EL10001', { serial }, 'Arna', 26.5], { amountOre: 2650 }],
  [
    'thousands with a space',
    'EL10001;12.10.26 08:02;Arna;1 026,00;',
    ['EL10001', { serial }, 'Arna', '1 026,00'],
    { amountOre: 102_600 },
  ],
  [
    'thousands with a no-break space',
    'EL10001;12.10.26 08:02;Arna;1\u00a0026,00;',
    ['EL10001', { serial }, 'Arna', '1\u00a0026,00'],
    { amountOre: 102_600 },
  ],
  [
    'thousands with a narrow no-break space',
    'EL10001;12.10.26 08:02;Arna;1\u202f026,00;',
    ['EL10001', { serial }, 'Arna', '1\u202f026,00'],
    { amountOre: 102_600 },
  ],
  ['a minus', 'EL10001;12.10.26 08:02;Arna;-26,00;', ['EL10001', { serial }, 'Arna', -26], { amountOre: -2600 }],
  [
    'a real minus',
    'EL10001;12.10.26 08:02;Arna;−26,00;',
    ['EL10001', { serial }, 'Arna', '−26,00'],
    { amountOre: -2600 },
  ],
  [
    'a minus behind',
    'EL10001;12.10.26 08:02;Arna;26,00-;',
    ['EL10001', { serial }, 'Arna', '26,00-'],
    { amountOre: -2600 },
  ],
  [
    'a day of two digits',
    'EL10001;12.10.26 08:02;Arna;26;',
    ['EL10001', '12.10.26 08:02', 'Arna', 26],
    { amountOre: 2600 },
  ],
  ['a serial date', 'EL10001;46307,334722;Arna;26;', ['EL10001', serial, 'Arna', 26], { amountOre: 2600 }],
  [
    'a time of the night with 25 hours',
    'EL10002;25.10.26 02:14;Arna;26;',
    ['EL10002', { serial: 46_320 + (2 * 60 + 14) / 1440 }, 'Arna', 26],
    { problem: 'twoAnswers' },
  ],
  [
    'a number that has been shortened',
    'EL10001;12.10.26 08:02;Arna;26;1,23E+16',
    ['EL10001', { serial }, 'Arna', 26, 1.234567890123e16],
    { problem: 'format' },
  ],
  [
    'a formula that was never reckoned',
    'EL10001;12.10.26 08:02;=1+1;26;',
    ['EL10001', { serial }, { formula: '1+1' }, 26],
    { problem: 'formula' },
  ],
  ['a row of totals', 'Sum;;;26,00;', ['Sum', '', '', 26], { state: 'IGNORED' }],
]

test.each(pitfalls)('%s: read alike from a text file and from a workbook', async (_what, line, cells, becomes) => {
  const asText = await site.upload(`${head.join(';')}\n${line}\n`, { rehearsal: true })
  const asBook = await site.upload(workbookOf([head, cells]), { name: 'bom.xlsx', rehearsal: true })
  for (const { id } of [asText, asBook]) expect(await outcomeOf(id)).toMatchObject([{ rowNumber: 2, ...becomes }])
})

test('leading zeros of a card stay in a text file and in a workbook', async () => {
  const [names, values] = [
    ['Kortnummer', 'Brikke-ID'],
    ['0047123', '04A2B9'],
  ]
  const asText = await site.upload(`${names.join(';')}\n${values.join(';')}\n`, { filetype: 'cards', rehearsal: true })
  const asBook = await site.upload(workbookOf([names, values]), { filetype: 'cards', name: 'k.xlsx', rehearsal: true })
  for (const { id } of [asText, asBook])
    expect((await site.rowsOf(id, { state: 'NEW' })).map(({ cells }) => cells['cardNumber'])).toEqual(['0047123'])
})

test('a formula that was reckoned is read as what it showed, and it is said', async () => {
  const { id } = await site.upload(
    workbookOf([head, ['EL10001', { serial }, 'Arna', { formula: '13*2', value: 26 }]]),
    { name: 'bom.xlsx', rehearsal: true },
  )
  expect(await outcomeOf(id)).toMatchObject([{ state: 'NEW', amountOre: 2600 }])
  expect((await site.call('summary', id)).body).toMatchObject({
    warnings: ['Noen celler er formler. Det er verdien de viste sist, som er lest.'],
  })
})

test('several sheets: that with the table is read, and the others are named', async () => {
  const good = sheet(rowsXml([head, ['EL10001', { serial }, 'Arna', 26]]))
  const workbook = book([
    { name: 'Forside', xml: sheet(rowsXml([['Rapport']])) },
    { name: 'Passeringer', xml: good },
  ])
  const { id } = await site.upload(Buffer.from(workbook), { name: 'bom.xlsx', rehearsal: true })
  expect(await outcomeOf(id)).toMatchObject([{ state: 'NEW' }])
  expect((await site.call('summary', id)).body).toMatchObject({
    reading: expect.stringMatching(/Excel · ark «Passeringer» · leses ikke: Forside/),
  })
})

test('a column that is called __proto__ and a zip bomb are refused in words, and nothing of them is kept as rows', async () => {
  const hostile = await site.upload(
    workbookOf([
      ['__proto__', 'Tid', 'Kroner'],
      ['x', { serial }, 26],
    ]),
    { name: 'bom.xlsx' },
  )
  expect([hostile.status, hostile.text]).toEqual([
    409,
    expect.stringContaining('En kolonne heter noe som ikke kan være et navn.'),
  ])
  const bomb = book([{ name: 'Ark1', xml: sheet(`${rowsXml([head])}${' '.repeat(30_000_000)}`) }])
  expect(bomb.length).toBeLessThan(100_000)
  const refused = await site.upload(Buffer.from(bomb), { name: 'bombe.xlsx' })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('pakker seg ut til mer')])
})

test('the result of a workbook is a workbook of their rows with four columns behind, and no cell of it is a formula', async () => {
  const { id } = await site.upload(workbookOf([head, ['EL10001', { serial }, "=cmd|' /C calc'!A0", 26]]), {
    name: 'bom.xlsx',
    rehearsal: true,
  })
  const answer = await site.app.inject({
    url: `/api/admin/import-runs/${id}/file?orgId=1`,
    headers: { authorization: site.billing.token },
  })
  expect(answer.headers['content-disposition']).toContain('bom-resultat.xlsx')
  const parts = Object.entries(unzipSync(new Uint8Array(answer.rawPayload))).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ])
  const all = parts.map(([, xml]) => xml).join('')
  for (const label of ['Status', 'Feil', 'Forslag', 'Vår id', 'Formel']) expect(all).toContain(label)
  expect(all).not.toMatch(/<f[ >]/)
})
