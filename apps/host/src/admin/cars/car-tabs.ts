import type { RecordTab } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { useOpenDamages } from '../damages/use-open-damages.ts'
import { carTexts as texts } from './car-texts.ts'

/** Who has the car stands first; what is changed of it comes last. */
export const carTabs: readonly RecordTab[] = [
  { key: 'na', name: texts.tabs.now, holds: 'lead', panels: ['damages', 'look'] },
  { key: 'skader', name: texts.tabs.damages, panels: ['damages'] },
  { key: 'plasseringer', name: texts.tabs.places, panels: ['assignments', 'position'] },
  { key: 'kort', name: texts.tabs.cards, panels: ['fuel-cards', 'fuel-purchases'] },
  { key: 'kilometer', name: texts.tabs.odometer, panels: ['odometer'] },
  { key: 'i-bruk', name: texts.tabs.firstUse, panels: ['first-use'] },
  { key: 'popup', name: texts.tabs.popups, panels: ['popups'] },
  { key: 'historikk', name: texts.tabs.history, holds: 'history' },
  { key: 'opplysninger', name: texts.tabs.facts, holds: 'form', panels: ['look'] },
]

/** How many damages wait to be mended. */
export function useCarCounts({ id }: Read<'cars'>): Readonly<Record<string, number | undefined>> {
  const count = useOpenDamages(id).data?.totalElements ?? 0
  return { skader: count > 0 ? count : undefined }
}
