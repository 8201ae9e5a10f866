import type { FormSection } from '@delebil/admin-components'

/** How the forms of the fleet are parted. */
export const carSections: readonly FormSection[] = [
  { heading: 'Bilen', fields: ['carNumber', 'licensePlate', 'modelId', 'color', 'seats', 'active'] },
  { heading: 'Sted og takst', fields: ['locationId', 'tariffKey'] },
  { heading: 'Utstyr', text: 'Det medlemmene kan søke etter.', fields: ['properties'] },
  { heading: 'Hvordan den åpnes', fields: ['access', 'dialToOpenPhone'] },
  { heading: 'Det medlemmet får vite', fields: ['about', 'fuelInstructions'] },
]
export const damageSections: readonly FormSection[] = [
  { heading: 'Hvor', fields: ['carId', 'reservationId', 'place'] },
  { heading: 'Hva', fields: ['kind', 'description', 'carOutOfUse'] },
]
export const helpSections: readonly FormSection[] = [
  {
    heading: 'Teksten',
    text: 'En tom linje skiller avsnitt. Linjer som begynner med «- » blir punkter, med «1. » steg.',
    fields: ['title', 'text', 'phone'],
  },
  { heading: 'Når den vises', fields: ['tags', 'position', 'active'] },
]
export const specificSections: readonly FormSection[] = [
  { heading: 'Gjelder', text: 'Velg en bilmodell eller en bil.', fields: ['situationId', 'modelId', 'carId'] },
  { heading: 'Løsningen', fields: ['text', 'phone'] },
]
export const modelSections: readonly FormSection[] = [
  { heading: 'Modellen', fields: ['name', 'category', 'bodyType', 'seats'] },
  { heading: 'Elbil', fields: ['rangeKilometers', 'chargers'] },
  { heading: 'Bilde', fields: ['carImageId'] },
]
export const locationSections: readonly FormSection[] = [
  { heading: 'Stedet', fields: ['name', 'parkingDescription'] },
  { heading: 'På kartet', fields: ['geojson'] },
]
export const entityMessageSections: readonly FormSection[] = [
  { heading: 'Meldingen', fields: ['title', 'body'] },
  { heading: 'Når', fields: ['triggers', 'repeat', 'validFrom', 'validTo', 'isActive'] },
  {
    heading: 'Hvem',
    text: 'Uten lokasjon, bilmodell eller bil gjelder den alle biler.',
    fields: ['locationIds', 'modelIds', 'carIds'],
  },
]
