import type { AdminChange } from '@delebil/core-api/admin'
import { isPolicyKey, policyFields } from '@delebil/validation'
import { ChangeHistory } from '../shared/change-history.tsx'
import { settingsTexts as own } from './settings-texts.ts'
import { useSettingHistory } from './use-settings.ts'
import { valueMoment } from './value-moment.ts'

const decidedOf = (value: unknown) => (typeof value === 'string' ? value : Number(value))

// What was taken back began at what it was, everything else at what it is.
function whatOf({ changes }: AdminChange): string {
  const { from, to } = changes['validFrom'] ?? {}
  const moment = to ?? from
  const values = Object.entries(changes).flatMap(([key, change]) =>
    isPolicyKey(key)
      ? [`${policyFields[key].label}: ${own.changed(key, decidedOf(change.from), decidedOf(change.to))}`]
      : [],
  )
  const since = typeof moment === 'string' ? `, ${own.from.toLowerCase()} ${valueMoment(moment)}` : ''
  return `${values.join(', ')}${since}`
}

/** Who decided what and why, the newest first; also what was taken back. */
export function SettingHistory() {
  return <ChangeHistory answer={useSettingHistory()} whatOf={whatOf} />
}
