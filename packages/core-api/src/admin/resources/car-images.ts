import { number, text } from '../field.ts'
import { adminResource } from '../resource.ts'
import { fleet } from './rights.ts'

/** Pictures of models. They are added and replaced by calls of their own. */
export const carImages = adminResource({
  key: 'car-image',
  page: 'fleet-management/car-images',
  noun: ['bil-bilde', 'bil-bilder'],
  ...fleet,
  fields: {
    name: text('Navn', { write: 'change', sort: true, filter: true, search: true }),
    width: number('Bredde', { aside: true }),
    height: number('Høyde', { aside: true }),
    modelCount: number('Brukt av modeller', {}),
  },
  title: ['name'],
  sort: 'name',
  can: { change: true, remove: true },
})
