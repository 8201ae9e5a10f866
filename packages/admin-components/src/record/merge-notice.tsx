import { Banner, Button, Inline, Stack } from '@delebil/ui'
import { readDraft } from '../field/draft.ts'
import { askedLabel } from '../field/field-input.tsx'
import { formatValue } from '../field/format-value.ts'
import type { Screen } from '../screen.ts'
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
          const read = readDraft(field, form.theirs?.[name])
          const said = ('value' in read && formatValue(field, read.value)) || texts.nothingThere
          return (
            <Inline key={name} gapPx={8}>
              <span>
                {askedLabel(field)}: {said}
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
