type Group = {
  readonly key: string
  readonly name: string
  readonly operator: 'OR' | 'AND'
  readonly values: Record<string, string>
}

/** What cars are filtered by: groups and choices in the order of the screen. */
export const propertyCatalog = [
  {
    key: 'FUEL_TYPE',
    name: 'Drivstoff',
    operator: 'OR',
    values: { ELECTRIC: 'Elektrisk', HYBRID: 'Hybrid', GASOLINE: 'Bensin', DIESEL: 'Diesel' },
  },
  { key: 'TRANSMISSION', name: 'Girkasse', operator: 'OR', values: { AUTOMATIC: 'Automat', MANUAL: 'Manuell' } },
  { key: 'DRIVETRAIN', name: 'Hjuldrift', operator: 'OR', values: { '2WD': 'Tohjulsdrift', '4WD': 'Firehjulsdrift' } },
  {
    key: 'CATEGORY',
    name: 'Størrelse',
    operator: 'OR',
    values: { SMALL: 'Liten', MEDIUM: 'Mellomstor', LARGE: 'Stor', VAN: 'Varebil og minibuss' },
  },
  {
    key: 'EQUIPMENT',
    name: 'Utstyr',
    operator: 'AND',
    values: {
      TOW_BAR: 'Hengerfeste',
      ROOF_BOX: 'Takboks',
      SKI_BOX: 'Skiboks',
      ROOF_RACK: 'Takstativ',
      BIKE_RACK: 'Sykkelstativ',
      CHILD_SEAT: 'Barnesete',
      DOG_CAGE: 'Hundebur',
    },
  },
] as const satisfies readonly Group[]
