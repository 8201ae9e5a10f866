import { Banner, Button } from '@delebil/ui'
import { isNothing } from './asked.ts'
import { planTexts as texts } from './plan-texts.ts'
import type { useDraft } from './use-draft.ts'

/** What became of what was sent, and the way back. */
export function DraftSaid({ work }: { readonly work: ReturnType<typeof useDraft> }) {
  const { said, isBusy, isUnsure, takeBack, hush } = work
  if (isUnsure) {
    return (
      <Banner tone="error" title={texts.unsureHeading}>
        <p>{texts.unsure}</p>
      </Banner>
    )
  }
  if (!said) return null
  const { back, more } = said
  return (
    <Banner tone={said.tone} title={said.text} onClose={hush}>
      {more !== undefined && <p>{more}</p>}
      {back && !isNothing(back) && (
        <Button isSmall isPending={isBusy} onPress={() => void takeBack(back)}>
          {texts.undo}
        </Button>
      )}
    </Banner>
  )
}
