import { adminResources } from '@delebil/core-api/admin'
import { expect, test } from 'vitest'
import { carOutlines } from '../../apps/api/src/features/fleet/car-image/car-outlines.ts'
import { paints } from '../../apps/api/src/features/fleet/car-image/render-car-image.ts'
import { carShapes } from '../../packages/ui/src/car-silhouette/car-shapes.ts'
import { carPaints } from '../../packages/ui/src/theme/colors.ts'

test('each body type of the contract has a drawing on the site and on the server, and it is the same', () => {
  expect(Object.keys(carShapes).sort()).toEqual(Object.keys(adminResources.models.fields.bodyType.options ?? {}).sort())
  const shared = Object.entries(carShapes).map(([name, { body, windows, wheels }]) => [name, { body, windows, wheels }])
  expect(carOutlines).toEqual(Object.fromEntries(shared))
})

test('each paint of a car has the same colour on the site and on the server', () => {
  expect(paints).toEqual(carPaints)
})
