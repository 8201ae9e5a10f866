import type { FilterGroup } from '@delebil/core-api'
import { fuelNames } from './bergen.ts'

const bodyTypeNames: Readonly<Record<string, string>> = {
  city: 'Småbil',
  hatchback: 'Kombi',
  estate: 'Stasjonsvogn',
  suv: 'SUV',
  van: 'Varebil',
  minibus: 'Minibuss',
}

export const filterGroups: FilterGroup[] = [
  {
    key: 'BODY_TYPE',
    name: 'Biltype',
    operator: 'OR',
    values: Object.entries(bodyTypeNames).map(([key, name]) => ({ key, name, selected: false })),
  },
  {
    key: 'FUEL_TYPE',
    name: 'Drivstoff',
    operator: 'OR',
    values: Object.entries(fuelNames).map(([key, name]) => ({ key, name, selected: false })),
  },
  {
    key: 'TRANSMISSION',
    name: 'Gir',
    operator: 'OR',
    values: [
      { key: 'AUTOMATIC', name: 'Automatgir', selected: false },
      { key: 'MANUAL', name: 'Manuelt gir', selected: false },
    ],
  },
  {
    key: 'EQUIPMENT',
    name: 'Utstyr',
    operator: 'AND',
    values: [
      { key: 'TOW_BAR', name: 'Hengerfeste', selected: false },
      { key: 'CHILD_SEAT', name: 'Barnesete', selected: false },
    ],
  },
]
