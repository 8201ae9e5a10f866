import { checkPeriod } from '@delebil/validation'
import * as v from 'valibot'

/** Refuses what can't be a period of a reservation, whatever the clock says; the problem stands at `end`. */
export function isPeriod<T extends { start: Date; end: Date }>() {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    const code = dataset.typed ? checkPeriod(dataset.value) : undefined
    if (!code || !dataset.typed) return
    const { value } = dataset
    addIssue({ message: code, path: [{ type: 'object', origin: 'value', input: value, key: 'end', value: value.end }] })
  })
}
