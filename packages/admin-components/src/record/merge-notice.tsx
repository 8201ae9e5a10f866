import { Banner, Button, Inline, Stack } from '@delebil/ui'
import { DraftText } from '../field/draft-text.tsx'
import { askedLabel } from '../field/field-input.tsx'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import type { useRecordForm } from './use-record-form.ts'

type Form = Pick<ReturnType<typeof useRecordForm>, 'isMerged' | 'conflicts' | 'theirs' | 'settle'>

/** Somebody saved the same record meanwhile: what both changed is chosen here, field by field. */
export function MergeNotice({ screen, form }: { screen: Screen; form: Form }) {
  if (!form.isMerged) return null
  return (
    <Banner tone="warning" title={texts.mergedHeading}>
      <Stack gapPx={12}>
        <span>{form.conflicts.length > 0 ? texts.conflict : texts.merged}</span>
        {form.conflicts.map((name) => {
          const field = screen.resource.fields[name]
          if (!field) return null
          return (
            <Inline key={name} gapPx={8}>
              <span>
                {askedLabel(field)}: <DraftText field={field} value={form.theirs?.[name]} />
              </span>
              <Button isSmall onPress={() => form.settle(name, 'mine')}>
                {texts.mine}
              </Button>
              <Button isSmall onPress={() => form.settle(name, 'theirs')}>
                {texts.theirs}
              </Button>
            </Inline>
          )
        })}
      </Stack>
    </Banner>
  )
}
