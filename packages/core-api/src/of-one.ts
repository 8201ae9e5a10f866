import * as v from 'valibot'
import { idText } from './primitives.ts'

/** What calls about one record have in common. */
export const ofOne = { params: v.object({ id: idText }), problems: ['resource.unknown'] } as const
