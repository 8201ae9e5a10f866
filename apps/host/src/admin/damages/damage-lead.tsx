import {
  ActionButton,
  CaseWhy,
  isOffered,
  type RecordAction,
  type Suggestion,
  Suggestions,
  useAdminHost,
} from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import { TriangleAlert } from 'lucide-react'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { damageActions } from './damage-actions.ts'
import { damageTexts as texts } from './damage-texts.ts'

interface DamageProps {
  readonly record: Read<'damages'>
}

const screen = { resource: adminResources.damages }
const { place: places } = adminResources.damages.fields

/** What is wrong with which car in a sentence, who says so, and what can be done about it. */
export function DamageLead({ record }: DamageProps) {
  const { carNumber, description, place, reporter, created, reservationNumber, carActive } = record
  const where = place === null ? undefined : places.options?.[place]?.toLowerCase()
  return (
    <Stack gapPx={16}>
      <CaseWhy
        more={
          <>
            <p>{texts.reported(reporter, momentOrDash(created), reservationNumber)}</p>
            <p>{carActive ? texts.carInUse : texts.carOut}</p>
          </>
        }
      >
        {texts.wrong(carNumber, description, where)}
      </CaseWhy>
      <Suggestions heading={texts.suggested} suggestions={useSuggestions(record)} />
    </Stack>
  )
}

const buttonOf = (record: Read<'damages'>, action: RecordAction<'damages'>) => (
  <ActionButton
    isSmall
    screen={screen}
    record={record}
    action={action}
    {...(action.shortcut && { shortcut: action.shortcut })}
  />
)

function useSuggestions(record: Read<'damages'>): readonly Suggestion[] {
  const host = useAdminHost()
  return damageActions.flatMap((action) => {
    if (!isOffered(action, record, host)) return []
    const { key, label, icon = TriangleAlert } = action
    return { id: key, icon, title: label, why: texts.follows(key, record.carActive), button: buttonOf(record, action) }
  })
}
