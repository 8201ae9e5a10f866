import { Select, Stack, TimeSelect } from '@delebil/ui'
import { checkFlexibleRequest } from '@delebil/validation/flexible-search'
import { memberProblemTextOf } from '@delebil/validation/text'
import { MINUTE_MS } from '@delebil/validation/time'
import { useSnapshot } from 'valtio'
import { useNow } from '../data/use-now.ts'
import { flexibleTexts } from '../locale/flexible-texts.ts'
import { clockChoices, flexibleRequest, lengthChoices } from './flexible.ts'
import type { Search } from './model.ts'
import { pair } from './search.css.ts'

/** How long a trip that may be slid is, and between which times. */
export function FlexibleTimeFields({ search }: { readonly search: Search }) {
  const { flexible } = useSnapshot(search.state)
  const now = useNow(MINUTE_MS)
  const { day, fromMinutes, toMinutes, lengthMinutes } = flexible
  const problem = checkFlexibleRequest(flexibleRequest(flexible), now)
  const choices = clockChoices(day)
  return (
    <Stack gapPx={12}>
      <Select
        label={flexibleTexts.length}
        options={lengthChoices}
        value={String(lengthMinutes)}
        onChange={(id) => search.setFlexible({ lengthMinutes: Number(id) })}
      />
      <div className={pair}>
        <TimeSelect
          label={flexibleTexts.from}
          options={choices}
          value={String(fromMinutes)}
          onChange={(id) => search.setFlexible({ fromMinutes: Number(id) })}
        />
        <TimeSelect
          label={flexibleTexts.to}
          options={choices}
          value={String(toMinutes)}
          error={problem && memberProblemTextOf(problem)}
          onChange={(id) => search.setFlexible({ toMinutes: Number(id) })}
        />
      </div>
    </Stack>
  )
}
