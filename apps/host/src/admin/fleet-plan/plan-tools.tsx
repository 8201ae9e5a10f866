import { useTypedQuery } from '@delebil/admin-components'
import { Button, Popover, SearchField } from '@delebil/ui'
import { ListFilter } from 'lucide-react'
import { useWide } from '../../site/context/use-wide.ts'
import * as css from './plan.css.ts'
import { choicesOf, PlanChoices, type PlanChoicesProps } from './plan-choices.tsx'
import { planTexts as texts } from './plan-texts.ts'
import { ZoomControl } from './zoom-control.tsx'

/** Which cars, and how they are shown; on a phone all but the search opens by one press. */
export function PlanTools(props: PlanChoicesProps) {
  const { view, onChange } = props
  const isWide = useWide()
  const [typed, setTyped] = useTypedQuery(view.q, (next) => onChange({ q: next }))
  return (
    <div className={css.tools}>
      <div className={css.find}>
        <SearchField label={texts.find} isLabelHidden placeholder={texts.findHint} value={typed} onChange={setTyped} />
      </div>
      {isWide ? (
        <PlanChoices {...props} />
      ) : (
        <Popover
          label={texts.choices}
          placement="bottom end"
          trigger={<Button icon={ListFilter}>{texts.choicesOf(choicesOf(view))}</Button>}
        >
          <div className={css.choices}>
            <ZoomControl view={view} onChange={onChange} />
            <PlanChoices {...props} />
          </div>
        </Popover>
      )}
    </div>
  )
}
