import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf, formType, type ImportSite, startImportSite } from '../test-import-site.ts'

let site: ImportSite
beforeAll(async () => {
  site = await startImportSite()
})
afterAll(() => site.stop())
beforeEach(() =>
  site.database.change(`delete from import_key; delete from import_effect; delete from import_run; delete from import_profile;
  alter table charge disable trigger charge_is_kept; delete from charge; alter table charge enable trigger charge_is_kept`),
)

const head = 'Reg.nr;Brikke;Passeringstidspunkt;Bomstasjon;Beløp;Passering;Farge'
const nineObstacles = `${head}
EL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;blå
EL10001;;12.10.26 16:30;Sotra;38,00;700002;blå
;57801234567;14.10.26 16:02;Bryggen;26,00;700003;
EL10003;;16.10.26 09:15;Arna;26,00;700004;
EL10001;;16.10.26 15:15;Arna;26,00;700005;
EL10002;;25.10.26 02:14;Nygårdstangen;26,00;700006;
EL1OOO2;;14.10.26 15:02;Sotra;38,00;700007;
EL10003;;12.10.26 03:20;Nygårdstangen;26,00;700008;
EL10002;;14.10.26 17:58;Bryggen;26,00;700009;
EL10001;;12.10.26 12:00;Sandviken;26,00;700010;
EL10001;;12.10.26 11:41;Arna;1.026,00;700011;
EL10001;;31.09.26 12:10;Sotra;38,00;700012;
EL20000;;19.10.26 07:30;Bryggen;26,00;700013;
EL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;
EL10003;;20.10.26 12:00;Bryggen;26,00;700014;
Sum;;;;500,00;;
`

test('nine kinds of trouble: each row says its own, nothing is written, and the rest can go on', async () => {
  const { status, text, headers, id } = await site.upload(nineObstacles, { rehearsal: true, filetype: 'guess' })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('bom-resultat.csv')
  expect(await site.charges()).toEqual([])
  expect(await site.record(id)).toMatchObject({
    state: 'REHEARSED',
    fileType: 'tolls',
    isGuessed: true,
    newRows: 5,
    equalRows: 1,
    chooseRows: 7,
    failedRows: 2,
    amountOre: 14_200,
  })
  const obstacles = await site.rowsOf(id)
  expect(obstacles.map(({ rowNumber, state, problem, field }) => [rowNumber, state, problem, field])).toEqual([
    [7, 'CHOOSE', 'twoAnswers', 'time'],
    [8, 'FAILED', 'unknownPlate', 'plate'],
    [9, 'CHOOSE', 'nobody', 'time'],
    [10, 'CHOOSE', 'nearEnd', 'time'],
    [11, 'CHOOSE', 'twoPossible', 'time'],
    [12, 'CHOOSE', 'amount', 'amount'],
    [13, 'FAILED', 'date', 'time'],
    [14, 'CHOOSE', 'sold', 'plate'],
    [16, 'CHOOSE', 'staff', 'time'],
  ])
  expect(obstacles.map(({ text: said }) => said)).toEqual([
    'Klokka går to ganger denne natta. Første eller andre 02:14?',
    'Mente de EL10002 (bil 102)?',
    'Ingen hadde bilen 03:20. Kjørt utenfor reservasjon?',
    'Kari Kollega leverte 17:45. Bilen kjørte 17:58.',
    'Eva Eier eller Kari Kollega?',
    '«1.026,00» kan være 1 026,00 eller 26,00.',
    'September har 30 dager. Rett i fila eller her.',
    'Skiltet ble tatt av bil 105 den 3.10. Krav hører til den som har det nå.',
    'Bilen var tatt ut av klubben da: verksted, vask eller flytting.',
  ])
  expect(obstacles[3]).toMatchObject({
    badge: '13 min etter slutt',
    suggestions: [{ label: 'Belast Kari Kollega' }, {}],
  })
  const lines = text.split('\r\n')
  expect(lines[0]).toBe(`\ufeff${head};Status;Feil;Forslag;Vår id`)
  expect(lines[1]).toBe('EL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;blå;Ny;;;')
  expect(lines[14]).toContain(';Lik;Allerede lest: Samme som rad 2 i denne fila.;;')
  expect(lines[16]).toMatch(/^Sum;;;;500,00;;;Ikke en rad/)
  expect((await site.call('summary', id)).body).toMatchObject({
    reading: 'UTF-8 · semikolon · 16 rader',
    columns: [
      { field: 'plate' },
      { field: 'tag' },
      { field: 'time' },
      { field: 'place' },
      { field: 'amount' },
      { field: 'number' },
      { header: 'Farge', field: null },
    ],
    drivers: 2,
    cars: 3,
    newOre: 14_200,
    warnings: [],
  })
})

test('a file that is mended row by row is read in: each charge is on who drove then, without VAT, to the øre', async () => {
  const { id } = await site.upload(nineObstacles, { rehearsal: true })
  const first = (await site.rowsOf(id)).find(({ rowNumber }) => rowNumber === 7)
  expect(await site.mend(id, 7, { cells: first?.suggestions[0]?.cells })).toMatchObject({ state: 'NEW' })
  expect(await site.mend(id, 8, { cells: { plate: 'EL10002' } })).toMatchObject({ state: 'NEW' })
  expect(await site.mend(id, 9, { answer: 'deviation' })).toMatchObject({
    state: 'NEW',
    text: 'Blir et avvik under Skader. Ingen belastes.',
  })
  expect(await site.mend(id, 10, { answer: 'trip:92' })).toMatchObject({ state: 'NEW' })
  expect(await site.mend(id, 11, { answer: 'trip:90' })).toMatchObject({ state: 'NEW' })
  expect(await site.mend(id, 12, { cells: { amount: '26,00' } })).toMatchObject({ state: 'NEW' })
  expect(await site.mend(id, 13, { cells: { time: '12.10.26 12:10' } })).toMatchObject({ state: 'NEW' })
  expect(await site.mend(id, 14, { answer: 'rejected' })).toMatchObject({ state: 'PASSED' })
  // A trip that is not among those it can be is no answer.
  expect(await site.mend(id, 16, { answer: 'trip:90' })).toMatchObject({ state: 'CHOOSE' })
  const { body } = await site.call('start', id, {})
  expect(body.entity).toMatchObject({ state: 'DONE', doneRows: 12, chooseRows: 1, failedRows: 0 })
  const made = await site.charges()
  expect(
    made.map(({ description, membershipId, personId, reservationId, grossOre, vatOre }) => [
      description,
      membershipId,
      personId,
      reservationId,
      grossOre,
      vatOre,
    ]),
  ).toEqual([
    ['Bompassering Nygårdstangen 12.10. kl. 08:02', 1, 1, 90, 2600, 0],
    ['Bompassering Arna 12.10. kl. 11:41', 1, 1, 90, 2600, 0],
    ['Bompassering Sandviken 12.10. kl. 12:00', 1, 1, 90, 2600, 0],
    ['Bompassering Sotra 12.10. kl. 12:10', 2, 2, 91, 3800, 0],
    // Returned 80 minutes late: it is still hers.
    ['Bompassering Sotra 12.10. kl. 16:30', 2, 2, 91, 3800, 0],
    ['Bompassering Sotra 14.10. kl. 15:02', 2, 2, 92, 3800, 0],
    ['Bompassering Bryggen 14.10. kl. 16:02', 2, 2, 92, 2600, 0],
    ['Bompassering Bryggen 14.10. kl. 17:58', 2, 2, 92, 2600, 0],
    // The trip began in car 3 and went on in car 1.
    ['Bompassering Arna 16.10. kl. 09:15', 1, 1, 93, 2600, 0],
    ['Bompassering Arna 16.10. kl. 15:15', 1, 1, 93, 2600, 0],
    ['Bompassering Nygårdstangen 25.10. kl. 02:14', 1, 1, 94, 2600, 0],
  ])
  expect(made.reduce((sum, { grossOre }) => sum + grossOre, 0)).toBe(32_200)
})

test('the same file again is told, and gives 0 new; another file with the same passages too', async () => {
  const good = `${head}\nEL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;\n`
  const first = await site.upload(good)
  expect(first.text).toContain(';Lest inn;')
  const again = await site.upload(good)
  expect(again.text).toContain('Lik;"Allerede lest: Samme som i bom.csv fra ')
  expect(await site.record(again.id)).toMatchObject({
    earlierId: first.id,
    newRows: 0,
    doneRows: 0,
    equalRows: 1,
    state: 'DONE',
  })
  await site.upload(good.replace('\n', '\n\n'), { name: 'annen.csv' })
  expect(await site.charges()).toHaveLength(1)
})

test('a row that makes something else than it did in the rehearsal is not read in: import.stale', async () => {
  const { id } = await site.upload(`${head}\nEL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;\n`, {
    rehearsal: true,
  })
  await site.database.change('update reservation set membership_id = 2 where id = 90')
  expect((await site.call('start', id, {})).body.code).toBe('import.stale')
  expect(await site.charges()).toEqual([])
  // It has been looked at as it is now, and goes in.
  expect((await site.call('start', id, {})).body.entity).toMatchObject({ state: 'DONE', doneRows: 1 })
  expect(await site.charges()).toMatchObject([{ membershipId: 2 }])
  await site.database.change('update reservation set membership_id = 1 where id = 90')
})

test('a toll of a trip on a granted child membership is owed by the membership that granted it', async () => {
  await site.database.change('update membership set parent_membership_id = 2 where organization_id = 1 and id = 1')
  await site.upload(`${head}\nEL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;\n`)
  expect(await site.charges()).toMatchObject([{ membershipId: 2, reservationId: 90, grossOre: 2600 }])
  await site.database.change('update membership set parent_membership_id = null where organization_id = 1 and id = 1')
})

test('a run is undone until one of its charges is billed: import.billed', async () => {
  const text = `${head}\nEL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;\nEL10001;;12.10.26 09:02;Arna;26,00;700002;\n`
  const { id } = await site.upload(text)
  expect((await site.call('undo', id, { why: 'Feil fil' })).body.entity).toMatchObject({ state: 'UNDONE', doneRows: 0 })
  expect((await site.charges()).map(({ state }) => state)).toEqual(['dropped', 'dropped'])
  // Nothing of it counts as read.
  const again = await site.upload(text)
  expect(await site.record(again.id)).toMatchObject({ doneRows: 2 })
  await site.database.change(`update charge set state = 'billed' where id = (select max(id) from charge)`)
  const refused = await site.call('undo', again.id, {})
  expect([refused.status, refused.body.code]).toEqual([409, 'import.billed'])
  expect((await site.charges()).filter(({ state }) => state === 'open')).toHaveLength(1)
})

test('a passage that nobody drove becomes a deviation of the car; undone it goes, unless the fleet has begun to look into it', () =>
  site.undone(async () => {
    const damages = () =>
      site.database.rows(
        `select car_id as car, kind, state, description, reporter_id = $1 as mine from damage where organization_id = 1 and description like 'Bompassering Arna 12.10. kl. 03:20%'`,
        [site.billing.personId],
      )
    const readIn = async (number: string) => {
      const { id } = await site.upload(`${head}\nEL10003;;12.10.26 03:20;Arna;26,00;${number};\n`, { rehearsal: true })
      await site.mend(id, 2, { answer: 'deviation' })
      expect((await site.call('start', id, {})).body.entity).toMatchObject({ state: 'DONE', doneRows: 1, amountOre: 0 })
      return id
    }
    const first = await readIn('1')
    expect(await damages()).toEqual([
      {
        car: 3,
        kind: 'DEVIATION',
        state: 'REPORTED',
        description: 'Bompassering Arna 12.10. kl. 03:20, 26\u00a0kr. Ingen hadde bilen da. Ingen er belastet.',
        mine: true,
      },
    ])
    expect(await site.charges()).toEqual([])
    await site.call('undo', first, {})
    expect(await damages()).toEqual([])
    const second = await readIn('2')
    await site.database.change(
      `update damage set state = 'ACCEPTED' where description like 'Bompassering Arna 12.10. kl. 03:20%'`,
    )
    expect((await site.call('undo', second, {})).body.entity).toMatchObject({ state: 'UNDONE' })
    expect(await damages()).toHaveLength(1)
  }))

test('money back is a charge below zero on the same trip', async () => {
  await site.upload(`${head}\nEL10001;;12.10.26 08:02;Nygårdstangen;-13,00;700001K;\n`)
  expect(await site.charges()).toMatchObject([{ grossOre: -1300, vatOre: 0, reservationId: 90 }])
})

test('a product with VAT is warned about before anything is read in', async () => {
  await site.undone(async () => {
    await site.database.change(
      `update product_vat set vat_code = '3' where product_id = (select id from product where organization_id = 1 and key = 'tolls')`,
    )
    const { id } = await site.upload(`${head}\nEL10001;;12.10.26 08:02;Nygårdstangen;26,00;700001;\n`, {
      rehearsal: true,
    })
    expect((await site.call('summary', id)).body).toMatchObject({ warnings: [expect.stringContaining('25 % mva')] })
  })
})

test('a head that nobody knows is asked about, and remembered for the next file like it', async () => {
  const text = 'A;B;C\nEL10001;12.10.26 08:02;26,00\n'
  const { id } = await site.upload(text, { rehearsal: true })
  expect(await site.record(id)).toMatchObject({ state: 'REHEARSED', problem: 'import.no-columns' })
  expect((await site.call('summary', id)).body).toMatchObject({ missing: ['Tid', 'Kroner', 'Skilt eller Brikke'] })
  await site.call('columns', id, { fileType: 'tolls', fields: ['plate', 'time', 'amount'] })
  const next = await site.upload(text.replace('08:02', '09:02'), { rehearsal: true, filetype: 'guess' })
  expect(await site.record(next.id)).toMatchObject({ newRows: 1, fileType: 'tolls' })
  expect((await site.call('summary', next.id)).body).toMatchObject({
    profile: 'bom',
    columns: [{ from: 'PROFILE' }, {}, {}],
  })
})

test('the fields of the form count whichever comes first, and a file of another club is refused', async () => {
  const send = (fields: Record<string, string>, isFirst: boolean) =>
    site.app.inject({
      method: 'POST',
      url: '/api/admin/import',
      headers: { authorization: site.billing.token, 'content-type': formType },
      payload: formOf(Buffer.from('Skilt;Tid;Kroner\nEL10001;12.10.26 08:02;26\n'), 'f.csv', fields, isFirst),
    })
  const first = await send({ filetype: 'ferries', organizationId: '1', rehearsal: 'true' }, true)
  expect(await site.record(Number(first.headers['x-import-run']))).toMatchObject({ fileType: 'ferries', newRows: 1 })
  expect((await send({ filetype: 'tolls', organizationId: '2' }, false)).statusCode).toBe(403)
  expect((await send({ filetype: 'something', organizationId: '1' }, false)).json()).toMatchObject({
    errors: [{ fieldName: 'filetype' }],
  })
  expect((await site.upload('')).text).toContain('Fila er tom.')
  expect((await site.upload('__proto__;Tid;Kroner\nx;12.10.26 08:02;26\n')).text).toContain(
    'En kolonne heter noe som ikke kan være et navn.',
  )
})
