import { importTypes } from '@delebil/core-api/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoImportFile } from '../../seed/import-files/demo-import-file.ts'
import { type ImportSite, startImportSite } from './test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite(['FLEET_MANAGEMENT_WRITE', 'MEMBERSHIP_WRITE', 'RESERVATION_WRITE'])
})
afterAll(() => site.stop())

const large = (mark: string) =>
  `Skilt;Tid;Stasjon;Kroner;Passering\n${Array.from({ length: 9000 }, (_, at) => `EL10001;12.10.26 08:02;Nygårdstangen sør;26,00;${mark}${at}`).join('\n')}\n`

test('a file above the stated size is answered 202 with the address of its run, which can be stopped and tried again', async () => {
  const { status, headers, id, text } = await site.upload(large('a'), { rehearsal: true })
  expect([status, headers['location'], JSON.parse(text)]).toEqual([
    202,
    `/api/admin/import-runs/${id}`,
    { id, address: `/api/admin/import-runs/${id}` },
  ])
  expect(await site.record(id)).toMatchObject({ state: 'READING' })
  expect((await site.call('cancel', id, {})).body.entity).toMatchObject({ state: 'CANCELED' })
  expect((await site.call('start', id, {})).body.code).toBe('import.moved-on')
})

test.each(Object.keys(importTypes) as (keyof typeof importTypes)[])(
  'the template of %s is a file of that type with nothing missing',
  async (fileType) => {
    const template = await site.ask('import.template', site.billing.token, { params: { fileType } })
    const { id } = await site.upload(template.text, { filetype: 'guess', name: 'fil.csv', rehearsal: true })
    const run: Readonly<Record<string, unknown>> = await site.record(id)
    // What is claimed for a car reads alike in all four kinds: the name of the file tells.
    const claims = ['tolls', 'ferries', 'parking', 'fines']
    expect([
      claims.includes(fileType) ? claims.includes(String(run['fileType'])) : run['fileType'] === fileType,
      run['state'],
    ]).toEqual([true, 'REHEARSED'])
    expect((await site.call('summary', id)).body).toMatchObject({ missing: [] })
  },
)

test.each(Object.keys(importTypes) as (keyof typeof importTypes)[])(
  'the demo file of %s has rows that are wrong, each told in words',
  async (fileType) => {
    const text = await demoImportFile(site.database, 1, fileType, new Date())
    const { id } = await site.upload(text, { filetype: fileType, name: `${fileType}.csv`, rehearsal: true })
    expect(await site.record(id)).toMatchObject({ state: 'REHEARSED', fileType, problem: null })
    for (const { text: said } of await site.rowsOf(id)) expect(said).toMatch(/[.?]$/)
  },
)
