import { Select, Stack, TextArea } from '@delebil/ui'
import { type DamagePlace, damagePlaces, MESSAGE_MAX_LENGTH } from '@delebil/validation'
import { damagePlaceText } from '@delebil/validation/text'
import { damageTexts } from '../locale/damage-texts.ts'
import { PicturePicker } from '../picture/picture-picker.tsx'
import type { DamageDraft } from './use-damage-draft.ts'

const places = damagePlaces.map((id) => ({ id, label: damagePlaceText[id] }))

/** Where, what, and pictures of it. */
export function DamageFields({ draft }: { readonly draft: DamageDraft }) {
  const texts = damageTexts[draft.kind]
  return (
    <Stack gapPx={16}>
      {draft.kind === 'DAMAGE' && (
        <Select
          label={damageTexts.place}
          placeholder={damageTexts.placePlaceholder}
          options={places}
          value={draft.place}
          onChange={(id) => draft.setPlace(id as DamagePlace)}
          error={draft.problems.place}
        />
      )}
      <TextArea
        label={texts.description}
        help={texts.help}
        value={draft.description}
        maxLength={MESSAGE_MAX_LENGTH}
        onChange={draft.setDescription}
        error={draft.problems.description}
      />
      <PicturePicker uploads={draft.uploads} error={draft.problems.pictureIds} />
    </Stack>
  )
}
