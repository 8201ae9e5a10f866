import type { ProblemCode } from '@delebil/validation/text'
import * as v from 'valibot'

/** A rule of the product as a part of a field's schema. */
export const rule = (check: (value: string) => ProblemCode | undefined) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? check(dataset.value) : undefined
      if (message) addIssue({ message })
    }),
  )
