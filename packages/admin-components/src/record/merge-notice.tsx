import { Banner, Button, Inline, Stack } from '@delebil/ui'
import { DraftText } from '../field/draft-text.tsx'
import { askedLabel } from '../field/field-input.tsx'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import type { useRecordForm } from './use-record-form.ts'

type Form = Pick<ReturnType<typeof useRecordForm>, 'stale' | 'dispatch'>

/** Somebody saved the same record meanwhile: what both changed is chosen here, field by field. */
export function MergeNotice({ screen, form }: { screen: Screen; form: Form }) {
  if (!form.stale) return null
  const { theirs, conflicts } = form.stale
  return (
    <Banner tone="warning" title={texts.mergedHeading}>
      <Stack gapPx={12}>
        <span>{conflicts.length > 0 ? texts.conflict : texts.merged}</span>
        {conflicts.map((name) => {
          const field = screen.resource.fields[name]
          if (!field) return null
          return (
            <Inline key={name} gapPx={8}>
              <span>
                {askedLabel(field)}: <DraftText field={field} value={theirs[name]} />
              </span>
              <Button isSmall onPress={() => form.dispatch({ type: 'settle', name, choice: 'mine' })}>
                {texts.mine}
              </Button>
              <Button isSmall onPress={() => form.dispatch({ type: 'settle', name, choice: 'theirs' })}>
                {texts.theirs}
              </Button>
            </Inline>
          )
        })}
      </Stack>
    </Banner>
  )
}
