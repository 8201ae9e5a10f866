import type { BulkRunLine } from '@delebil/core-api/admin'
import { formatValue } from '../field/format-value.ts'
import type { Screen } from '../screen/screen.ts'
import { bulkTexts } from './bulk-texts.ts'

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a bulk change is, in a line: 'Biler: I bruk blir Nei'. */
export function describeRun(
  { resource, bulk = [] }: Screen,
  { action, values, undoes, isRehearsal }: BulkRunLine,
): string {
  const noun = first(resource.noun[1])
  if (action === 'remove') return (isRehearsal ? bulkTexts.removal : bulkTexts.removed)(noun)
  if (action === 'undo') return bulkTexts.undone(noun, undoes ?? 0)
  const preset = bulk.find(({ task }) => task.action === action && action !== 'change')
  if (preset) return `${noun}: ${preset.label}`
  const changes = Object.entries(values).map(([name, value]) => {
    const field = resource.fields[name]
    return bulkTexts.became(field?.label ?? name, formatValue(field ?? { kind: 'text' }, value) || bulkTexts.from)
  })
  return `${noun}: ${changes.join(', ')}`
}
