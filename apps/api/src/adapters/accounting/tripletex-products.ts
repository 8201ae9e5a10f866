import * as v from 'valibot'
import type { ForeignProduct } from './port.ts'

export const product = v.object({
  id: v.number(),
  version: v.number(),
  number: v.nullish(v.string(), ''),
  vatType: v.nullish(v.object({ id: v.number() })),
  isInactive: v.nullish(v.boolean(), false),
})

export const toProduct = ({ vatType, number, isInactive, ...rest }: v.InferOutput<typeof product>): ForeignProduct => ({
  ...rest,
  number: number ?? '',
  vatTypeId: vatType?.id ?? null,
  isInactive: isInactive ?? false,
})
