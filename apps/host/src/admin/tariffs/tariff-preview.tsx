import { type DraftOf, PanelTable, readDraft, useRecord } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { priceReservation, sumLines, type Tariff } from '@delebil/validation'
import { formatNok } from '@delebil/validation/text'
import * as css from '../shared/shared.css.ts'
import { tariffTexts as texts } from './tariff-texts.ts'

const { fields } = adminResources.tariffs

const HOUR_MS = 3_600_000
const start = new Date('2026-06-05T12:00:00+02:00')
const trips = [
  { name: texts.errand, hours: 2, kilometers: 20 },
  { name: texts.day, hours: 24, kilometers: 100 },
  { name: texts.weekend, hours: 72, kilometers: 400 },
] as const

/** What some trips cost under what is typed, beside what they cost under the tariff whose place it takes. */
export function TariffPreview({ draft }: { readonly draft: DraftOf<'tariffs'> }) {
  const replaced = useRecord('tariffs', numberOf(draft, 'replacesId') ?? undefined)
  const tariff = tariffOf((name) => numberOf(draft, name))
  if (tariff === undefined) return <p className={css.muted}>{texts.incomplete}</p>
  const record = replaced.data as Read<'tariffs'> | undefined
  const before = record && tariffOf((name) => record[name])
  return (
    <PanelTable
      label={texts.trips}
      answer={{ data: { data: trips }, error: undefined, again: () => undefined }}
      rowKey={({ name }) => name}
      empty=""
      columns={[
        { label: texts.trip, value: ({ name }) => name },
        ...(before ? [{ label: texts.before, value: priceUnder(before), isNumber: true }] : []),
        { label: texts.after, value: priceUnder(tariff), isNumber: true },
      ]}
    />
  )
}

type Trip = (typeof trips)[number]
const priceUnder =
  (tariff: Tariff) =>
  ({ hours, kilometers }: Trip): string => {
    const end = new Date(start.getTime() + hours * HOUR_MS)
    return formatNok(sumLines(priceReservation(tariff, { start, end, kilometers, superDamageWaiver: false })))
  }

type Figure = 'startFeeOre' | 'hourOre' | 'dayCapHours' | 'kilometerOre' | 'tierFromKm' | 'tierOre'

/** The number that is typed; null where nothing is, or what is typed is none. */
function numberOf(draft: DraftOf<'tariffs'>, name: Figure | 'replacesId'): number | null {
  const found = readDraft(fields[name], draft[name])
  return 'value' in found && typeof found.value === 'number' ? found.value : null
}

/** A tariff of its figures; undefined while one that it needs is missing. */
function tariffOf(figure: (name: Figure) => number | null): Tariff | undefined {
  const [startFeeOre, hourOre, dayCapHours] = [figure('startFeeOre'), figure('hourOre'), figure('dayCapHours')]
  const orePerKm = figure('kilometerOre')
  if (startFeeOre === null || hourOre === null || dayCapHours === null || orePerKm === null) return undefined
  const [fromKm, tierOre] = [figure('tierFromKm'), figure('tierOre')]
  const further = fromKm === null || tierOre === null ? [] : [{ fromKm, orePerKm: tierOre }]
  const kilometerTiers = [{ fromKm: 0, orePerKm }, ...further]
  const vat = { vatCode: '3', vatPercent: 25 }
  return { startFeeOre, hourOre, dayCapHours, kilometerTiers, superDamageWaiverHourOre: 0, ...vat }
}
