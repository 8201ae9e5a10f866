import { Button } from '@delebil/ui'
import { ArrowDown } from 'lucide-react'
import * as css from './plan.css.ts'
import { planTexts as texts } from './plan-texts.ts'

export const DRAFT_ID = 'utkast'

/** Where the draft stands below the plan: a way to it that is always in sight while there is something in it. */
export function ToDraft({ count }: { readonly count: number }) {
  if (count === 0) return null
  const go = () => {
    const draft = document.getElementById(DRAFT_ID)
    draft?.scrollIntoView({ block: 'start' })
    draft?.focus({ preventScroll: true })
  }
  return (
    <div className={css.toDraft}>
      <span className={css.strong}>{texts.draftCount(count)}</span>
      <Button isSmall icon={ArrowDown} onPress={go}>
        {texts.seeDraft}
      </Button>
    </div>
  )
}
