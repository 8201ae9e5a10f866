import { carColors } from '@delebil/core-api/admin'
import { failed } from '../cells/obstacle.ts'
import { type Names, readCarIds, readNames, readTariffKeys, tariffKeyOf } from './records/named-store.ts'
import { planUpsert } from './records/plan-upsert.ts'
import { numberAt, recordType, textAt, yesAt, yesNo } from './records/record-type.ts'
import { similarName } from './records/similar-name.ts'

const columns = [
  {
    key: 'carNumber',
    label: 'Bilnummer',
    kind: 'whole',
    isRequired: true,
    meaning: 'Nummeret bilen kjennes igjen på. Finnes det, endres bilen',
    example: '312',
    aliases: ['bilnr', 'bil', 'bil nr', 'vognnummer', 'internnummer', 'car number', 'car'],
  },
  {
    key: 'licensePlate',
    label: 'Registreringsnummer',
    kind: 'plate',
    meaning: 'Kjennemerket',
    example: 'EL45123',
    aliases: ['regnr', 'reg.nr', 'reg nr', 'skilt', 'kjennemerke', 'license plate', 'plate'],
  },
  {
    key: 'modelId',
    label: 'Bilmodell',
    kind: 'text',
    meaning: 'Navnet på en modell som finnes',
    example: 'Volkswagen ID.3',
    aliases: ['modell', 'merke og modell', 'model'],
  },
  {
    key: 'locationId',
    label: 'Lokasjon',
    kind: 'text',
    meaning: 'Navnet på plassen bilen står på',
    example: 'Torget',
    aliases: ['plass', 'sted', 'oppstillingsplass', 'location'],
  },
  {
    key: 'seats',
    label: 'Seter',
    kind: 'whole',
    meaning: 'Antall seter',
    example: '5',
    aliases: ['seats', 'sitteplasser'],
  },
  {
    key: 'color',
    label: 'Farge',
    kind: 'choice',
    choices: carColors,
    meaning: Object.values(carColors).join(', '),
    example: 'Blå',
    aliases: ['color', 'lakk'],
  },
  {
    key: 'tariffKey',
    label: 'Takst',
    kind: 'text',
    meaning: 'Navnet på taksten',
    example: 'Liten',
    aliases: ['prisgruppe', 'tariff', 'prisklasse'],
  },
  {
    key: 'fuelCard',
    label: 'Drivstoffkort',
    kind: 'code',
    meaning: 'Nummeret på kortet som ligger i bilen',
    example: '',
    aliases: ['bensinkort', 'fuel card'],
  },
  {
    key: 'about',
    label: 'Om bilen',
    kind: 'text',
    meaning: 'Det medlemmene leser om bilen',
    example: '',
    aliases: ['beskrivelse', 'description'],
  },
  {
    key: 'active',
    label: 'I bruk',
    kind: 'choice',
    choices: yesNo,
    meaning: 'Ja eller Nei',
    example: 'Ja',
    aliases: ['aktiv', 'active'],
  },
] as const

const idOf = (names: Names, field: string, what: string, name: string | undefined) => {
  if (name === undefined) return undefined
  const id = names.idOf(name)
  if (id !== undefined) return id
  const like = similarName(name, names.names)
  const suggestions = like === undefined ? [] : [{ label: `Bruk ${like}`, cells: { [field]: like } }]
  return failed('unknown', `Klubben har ${what} «${name}».`, { field, suggestions })
}

/** Cars by their numbers: new ones are made, those that are there are changed. */
export const carsType = recordType({
  key: 'cars',
  effect: 'Nye biler opprettes. En bil som finnes, får det som står i raden; tomme celler lar det være som det er.',
  access: ['FLEET_MANAGEMENT_WRITE'],
  columns,
  prepare: async (importing, rows) => {
    const { tx, organizationId } = importing
    const numbers = rows.flatMap((row) => numberAt(row, 'carNumber') ?? [])
    const ids = await readCarIds(tx, organizationId, numbers)
    const models = await readNames(tx, organizationId, 'models')
    const locations = await readNames(tx, organizationId, 'locations')
    const tariffs = await readTariffKeys(tx, organizationId)
    return async (row) => {
      const carNumber = numberAt(row, 'carNumber')
      const modelId = idOf(models, 'modelId', 'ingen modell', textAt(row, 'modelId'))
      if (typeof modelId === 'object') return modelId
      const locationId = idOf(locations, 'locationId', 'ingen plass', textAt(row, 'locationId'))
      if (typeof locationId === 'object') return locationId
      const tariff = textAt(row, 'tariffKey')
      const tariffKey = tariff === undefined ? undefined : tariffKeyOf(tariffs, tariff)
      if (tariff !== undefined && tariffKey === undefined)
        return failed('unknown', `Klubben har ingen takst «${tariff}».`, { field: 'tariffKey' })
      return planUpsert(importing, 'cars', {
        id: ids.get(carNumber ?? 0),
        sent: {
          carNumber,
          licensePlate: textAt(row, 'licensePlate'),
          modelId,
          locationId,
          seats: numberAt(row, 'seats'),
          color: textAt(row, 'color'),
          tariffKey,
          fuelCard: textAt(row, 'fuelCard')?.replace(/\s/g, ''),
          about: textAt(row, 'about'),
          active: yesAt(row, 'active'),
        },
        standard: { seats: 5, color: 'white', properties: [], access: ['TELEMATICS'], active: true },
        note: `Ny bil ${carNumber}`,
      })
    }
  },
})
