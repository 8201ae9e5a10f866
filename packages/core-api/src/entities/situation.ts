import { situationTags } from '@delebil/validation'
import * as v from 'valibot'
import { id } from '../primitives.ts'

/** A help entry of a club. Texts are read by validation's `parseHelpText`; nothing in them is markup. */
export const situation = v.object({
  id,
  organizationId: id,
  title: v.string(),
  text: v.string(),
  tags: v.array(v.picklist(situationTags)),
  phone: v.nullable(v.string()),
  /** What to do with just this car, or this model, before the rest. */
  specific: v.nullable(
    v.object({ of: v.picklist(['CAR', 'MODEL']), name: v.string(), text: v.string(), phone: v.nullable(v.string()) }),
  ),
})
export type Situation = v.InferOutput<typeof situation>

export const situationTag = v.object({ key: v.picklist(situationTags), name: v.string() })
