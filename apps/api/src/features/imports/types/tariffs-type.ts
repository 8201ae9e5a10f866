import { readRecord } from '../../admin-records/write-record.ts'
import type { ImportColumn } from '../cells/column.ts'
import { failed } from '../cells/obstacle.ts'
import { readTariffs } from './records/named-store.ts'
import { planUpsert } from './records/plan-upsert.ts'
import { numberAt, recordType, textAt } from './records/record-type.ts'
import { same } from './records/upsert.ts'

const price = (
  key: string,
  label: string,
  meaning: string,
  example: string,
  aliases: readonly string[],
  more: Partial<ImportColumn> = {},
): ImportColumn => ({
  key,
  label,
  kind: 'amount',
  meaning,
  example,
  aliases,
  ...more,
})

const columns: readonly ImportColumn[] = [
  {
    key: 'name',
    label: 'Takst',
    kind: 'text',
    isRequired: true,
    meaning: 'Navnet. Finnes det, tar denne over for den fra dagen',
    example: 'Liten bil',
    aliases: ['navn', 'prisgruppe', 'prisklasse', 'tariff', 'name'],
  },
  {
    key: 'validFrom',
    label: 'Gjelder fra',
    kind: 'day',
    isRequired: true,
    meaning: 'Dagen prisen begynner å gjelde; i dag eller senere',
    example: '01.01.2027',
    aliases: ['fra', 'dato', 'fra dato', 'gyldig fra', 'valid from'],
  },
  price('startFeeOre', 'Startpris', 'Kroner per tur', '25,00', ['oppstart', 'startgebyr'], { isRequired: true }),
  price('hourOre', 'Pris per time', 'Kroner', '39,00', ['time', 'timepris', 'per time'], { isRequired: true }),
  {
    key: 'dayCapHours',
    label: 'Timer i døgnet',
    kind: 'whole',
    meaning: 'Timer det betales for i døgnet; tom er 10',
    example: '10',
    aliases: ['døgnmaks', 'timer per døgn', 'makstimer'],
  },
  price(
    'kilometerOre',
    'Pris per kilometer',
    'Kroner',
    '3,00',
    ['km', 'kilometer', 'kilometerpris', 'kmpris', 'per km'],
    {
      isRequired: true,
    },
  ),
  {
    key: 'tierFromKm',
    label: 'Annen kilometerpris fra km',
    kind: 'whole',
    meaning: 'Der kilometerprisen blir en annen',
    example: '100',
    aliases: ['fra km', 'trinn fra km'],
  },
  price('tierOre', 'Pris per kilometer derfra', 'Kroner', '2,25', ['kilometerpris 2', 'km-pris derfra']),
  price(
    'superDamageWaiverHourOre',
    'Redusert egenandel per time',
    'Kroner',
    '6,00',
    ['egenandel', 'redusert egenandel'],
    {
      isRequired: true,
    },
  ),
  {
    key: 'superDamageWaiverDayCapHours',
    label: 'Timer egenandel i døgnet',
    kind: 'whole',
    meaning: 'Timer det betales redusert egenandel for; tom er 10',
    example: '10',
    aliases: [],
  },
]

const priced = ['startFeeOre', 'hourOre', 'kilometerOre', 'superDamageWaiverHourOre'] as const
const others = ['dayCapHours', 'tierFromKm', 'tierOre', 'superDamageWaiverDayCapHours'] as const

/** Price lists: each row a tariff from a day on. Those before it stay for whoever booked under them. */
export const tariffsType = recordType({
  key: 'tariffs',
  effect: 'Hver rad blir en takst fra dagen av. Bilene som har taksten med det navnet, får den nye prisen da.',
  columns,
  prepare: async (importing) => {
    const { tx, organizationId, writing } = importing
    const known = await readTariffs(tx, organizationId)
    return async (row) => {
      const name = textAt(row, 'name') ?? ''
      const validFrom = textAt(row, 'validFrom') ?? ''
      const called = known.filter((one) => one.name.toLowerCase() === name.toLowerCase())
      const prices = Object.fromEntries([...priced, ...others].map((field) => [field, numberAt(row, field)]))
      const there = called.find((one) => one.validFrom === validFrom)
      if (there) {
        const record: Readonly<Record<string, unknown>> = await readRecord(writing, 'tariffs', there.id)
        const isSame = [...priced, ...others].every(
          (field) => prices[field] === undefined || prices[field] === record[field],
        )
        return isSame
          ? same
          : failed('refused', `«${name}» har en annen pris fra den dagen alt. Velg en annen dag.`, {
              field: 'validFrom',
            })
      }
      return planUpsert(importing, 'tariffs', {
        id: undefined,
        sent: { name, validFrom, replacesId: called[0]?.id, ...prices },
        standard: { dayCapHours: 10, superDamageWaiverDayCapHours: 10 },
        note: called.length === 0 ? `Ny takst ${name}` : `Ny pris for ${name}`,
      })
    }
  },
})
