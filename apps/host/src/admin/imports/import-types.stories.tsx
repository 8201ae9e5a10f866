import { type ImportRow, type ImportTypeKey, importTypes } from '@delebil/core-api/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { answerTo } from '../../sample/test-records.ts'
import { AdminArea } from '../shell/admin-area.tsx'
import { sampleImport, sampleSummary } from './sample-imports.ts'
import { importAnswers, importRecord } from './test-import-pages.tsx'

const meta = {
  title: 'Site/File import of each type',
  component: AdminArea,
  parameters: { isFlush: true },
  args: {},
} satisfies Meta<typeof AdminArea>
export default meta
type Story = StoryObj<typeof meta>

type Sample = {
  readonly fields: Readonly<Record<string, string>>
  readonly row: Pick<ImportRow, 'state' | 'problem' | 'field' | 'text' | 'suggestions'>
  readonly cells: Readonly<Record<string, string>>
  readonly isCharged?: true
}

/** A file of a type that has been tried: what it is, how many rows go in, and a row that needs somebody. */
const ofType = (fileType: ImportTypeKey, { fields, row, cells, isCharged }: Sample): Story => ({
  render: importRecord,
  parameters: {
    msw: [
      answerTo('import/filetypes', {
        data: [
          {
            key: fileType,
            name: importTypes[fileType],
            effect: '',
            columns: Object.entries(fields).map(([key, label]) => ({
              key,
              label,
              isRequired: false,
              meaning: '',
              example: '',
            })),
          },
        ],
      }),
      answerTo('import-runs/71', {
        ...sampleImport,
        ...{ fileName: `${fileType}.csv`, fileType, rowCount: 413, newRows: 412, equalRows: 0, amountOre: 0 },
        ...(row.state === 'FAILED' ? { failedRows: 1, chooseRows: 0 } : { failedRows: 0, chooseRows: 1 }),
      }),
      answerTo('import-runs/71/summary', {
        ...sampleSummary,
        columns: Object.entries(fields).map(([field, header]) => ({ header, field, from: 'HEADER' })),
        ...{ drivers: 0, newOre: 0, chooseOre: 0, profile: null, obstacles: [{ problem: row.problem, rows: 1 }] },
      }),
      answerTo('import-runs/71/rows', {
        data: [{ ...row, rowNumber: 7, badge: null, cells, amountOre: null }],
        after: null,
      }),
      ...importAnswers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(row.text)).toBeVisible()
    await expect(canvas.getAllByText(importTypes[fileType])[0]).toBeVisible()
    const [suggestion] = row.suggestions
    if (suggestion) await expect(canvas.getByRole('button', { name: `${suggestion.label}, rad 7` })).toBeVisible()
    const until = isCharged ? 'til den første linjen er fakturert' : 'så lenge ingen har endret noe av det siden'
    await expect(await canvas.findByText(`Kan angres ${until}.`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Les inn 412 rader/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      `412 rader leses inn. Det kan angres ${until}`,
    )
  },
})

const failed = { state: 'FAILED' } as const
const choose = { state: 'CHOOSE' } as const

export const Ferries = ofType('ferries', {
  fields: { plate: 'Skilt', time: 'Tid', place: 'Samband', amount: 'Kroner' },
  cells: { plate: 'EE71698', time: '12.10.26 03:20', place: 'Halhjem–Sandvikvåg', amount: '214,00' },
  row: {
    ...choose,
    problem: 'nobody',
    field: 'time',
    text: 'Ingen hadde bilen 03:20. Kjørt utenfor reservasjon?',
    suggestions: [{ label: 'Til avvik', answer: 'deviation' }],
  },
  isCharged: true,
})
export const Fuel = ofType('fuel', {
  fields: { card: 'Kort', plate: 'Skilt', time: 'Tid', place: 'Stasjon', litres: 'Liter', amount: 'Kroner' },
  cells: {
    card: '70831',
    plate: 'EE71698',
    time: '12.10.26 08:30',
    place: 'Danmarksplass',
    litres: '58',
    amount: '1 218,00',
  },
  row: {
    ...choose,
    problem: 'deviation',
    field: null,
    text: '58 liter i en tank på 42.',
    suggestions: [
      { label: 'Før som avvik', answer: 'accept' },
      { label: 'Ikke før', answer: 'leave' },
    ],
  },
})
export const Payments = ofType('payments', {
  fields: { bookedOn: 'Bokført', amount: 'Beløp', kid: 'KID', payerName: 'Betaler' },
  cells: { bookedOn: '03.11.2026', amount: '412,00', kid: '1,23E+16', payerName: 'Kari Nordmann' },
  row: {
    ...failed,
    problem: 'format',
    field: 'kid',
    text: 'Regnearket har forkortet «1,23E+16», og sifre er borte. Gjør kolonnen om til tekst og hent fila på nytt.',
    suggestions: [],
  },
})
export const Odometer = ofType('odometer', {
  fields: { plate: 'Skilt', time: 'Tid', kilometers: 'Kilometer' },
  cells: { plate: 'EE71698', time: '13.10.26 10:00', kilometers: '44000' },
  row: {
    ...choose,
    problem: 'deviation',
    field: 'kilometers',
    text: 'Bilen sto på 45 100 km den 12.10. Kan den stå på mindre?',
    suggestions: [{ label: 'Før likevel', answer: 'anyway' }],
  },
})
export const Cars = ofType('cars', {
  fields: { carNumber: 'Bilnummer', licensePlate: 'Registreringsnummer', modelId: 'Bilmodell' },
  cells: { carNumber: '301', licensePlate: 'EL30001', modelId: 'Volkswagen ID3' },
  row: {
    ...failed,
    problem: 'unknown',
    field: 'modelId',
    text: 'Klubben har ingen modell «Volkswagen ID3».',
    suggestions: [{ label: 'Bruk Volkswagen ID.3', cells: { modelId: 'Volkswagen ID.3' } }],
  },
})
export const Cards = ofType('cards', {
  fields: { cardNumber: 'Kortnummer', chipId: 'Brikke-ID', email: 'E-post' },
  cells: { cardNumber: '0047003', chipId: 'AA03', email: 'ukjent@example.no' },
  row: {
    ...failed,
    problem: 'unknown',
    field: 'email',
    text: 'Ingen i klubben har adressen ukjent@example.no.',
    suggestions: [],
  },
})
export const Persons = ofType('persons', {
  fields: { email: 'E-post', name: 'Navn', membership: 'Medlemskap', membershipType: 'Medlemskapstype' },
  cells: { email: 'siri@example.no', name: 'Siri Sol', membership: 'Familien Sol', membershipType: '' },
  row: {
    ...failed,
    problem: 'unknown',
    field: 'membershipType',
    text: 'Medlemskapet «Familien Sol» finnes ikke. Skriv en medlemskapstype, så opprettes det.',
    suggestions: [{ label: 'Som Privat', cells: { membershipType: 'Privat' } }],
  },
})
export const Tariffs = ofType('tariffs', {
  fields: { name: 'Takst', validFrom: 'Gjelder fra', hourOre: 'Pris per time' },
  cells: { name: 'Stor', validFrom: '01.01.2020', hourOre: '62,00' },
  row: {
    ...failed,
    problem: 'refused',
    field: 'validFrom',
    text: 'Dagen har vært. Velg i dag eller senere.',
    suggestions: [],
  },
})
export const Opening = ofType('opening', {
  fields: { kind: 'Slag', membership: 'Medlemskap', amount: 'Beløp', number: 'Fakturanummer', kid: 'KID' },
  cells: { kind: 'Faktura', membership: 'Familien Vik', amount: '412,00', number: '20417', kid: '12' },
  row: { ...failed, problem: 'format', field: 'kid', text: 'KID er 3 til 25 siffer.', suggestions: [] },
})
export const Reservations = ofType('reservations', {
  fields: { carNumber: 'Bilnummer', email: 'E-post', start: 'Fra', end: 'Til' },
  cells: { carNumber: '312', email: 'siri@example.no', start: '24.12.2026 10:00', end: '26.12.2026 18:00' },
  row: {
    ...failed,
    problem: 'refused',
    field: 'start',
    text: 'Bilen er opptatt: reservasjon 48213 har den fra 23.12. 18:00 til 24.12. 12:00.',
    suggestions: [],
  },
})
