import { type FieldErrors, Select, Stack, TextArea } from '@delebil/ui'
import { type DamageKind, type DamagePlace, damagePlaces, MESSAGE_MAX_LENGTH } from '@delebil/validation'
import { damagePlaceText } from '@delebil/validation/text'
import { damageTexts } from '../locale/damage-texts.ts'
import { PicturePicker, type PicturePickerProps } from '../picture/picture-picker.tsx'
import type { DamageValues } from './damage-values.ts'

const places = damagePlaces.map((id) => ({ id, label: damagePlaceText[id] }))

interface DamageFieldsProps {
  readonly kind: DamageKind
  readonly form: {
    readonly values: DamageValues
    readonly errors: FieldErrors
    readonly set: (values: Partial<DamageValues>) => void
  }
  readonly uploads: PicturePickerProps['uploads']
}

/** Where, what, and pictures of it. */
export function DamageFields({ kind, form: { values, errors, set }, uploads }: DamageFieldsProps) {
  const texts = damageTexts[kind]
  return (
    <Stack gapPx={16}>
      {kind === 'DAMAGE' && (
        <Select
          label={damageTexts.place}
          placeholder={damageTexts.placePlaceholder}
          options={places}
          value={values.place}
          onChange={(id) => set({ place: id as DamagePlace })}
          error={errors['place']}
        />
      )}
      <TextArea
        label={texts.description}
        help={texts.help}
        value={values.description}
        maxLength={MESSAGE_MAX_LENGTH}
        onChange={(description) => set({ description })}
        error={errors['description']}
      />
      <PicturePicker uploads={uploads} error={errors['pictureIds']} />
    </Stack>
  )
}
