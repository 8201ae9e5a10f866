import * as v from 'valibot'
import { id } from '../primitives.ts'

export const organization = v.object({
  id,
  key: v.string(),
  name: v.string(),
  logoSvg: v.nullable(v.string()),
  supportUrl: v.nullable(v.string()),
  supportPhone: v.nullable(v.string()),
  supportEmail: v.nullable(v.string()),
  /** Answers at night too; null where the support phone does. */
  nightWatchPhone: v.nullable(v.string()),
  accountingSystem: v.nullable(v.string()),
})
export type Organization = v.InferOutput<typeof organization>
