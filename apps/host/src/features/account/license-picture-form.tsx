import type { OwnPerson, Refusal } from '@delebil/core-api'
import { LICENSE_PICTURE_DAYS, PICTURE_MAX_BYTES } from '@delebil/validation'
import { licenseSideText, type ProblemCode } from '@delebil/validation/text'
import { useSite } from '../../site/context/site-context.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'
import { useCheckedForm } from '../../site/form/use-checked-form.ts'
import * as css from '../../site/page/page.css.ts'
import { accountTexts } from './account-texts.ts'
import { PictureField } from './picture-field.tsx'

const own = accountTexts.license.picture

interface Pictures {
  readonly front: File | null
  readonly back: File | null
}
const none: Pictures = { front: null, back: null }

const checkSize = (file: File | null): ProblemCode | undefined =>
  file !== null && file.size > PICTURE_MAX_BYTES ? 'picture.too-large' : undefined

/** What was wrong with a picture stands at the one that it was. */
function atField(name: keyof Pictures, refusal: Refusal): Refusal {
  const { file, ...others } = refusal.fields
  return file === undefined ? refusal : { ...refusal, fields: { ...others, [name]: file } }
}

/** Pictures of the licence for the club to look at: the front, and the back where it tells something. */
export function LicensePictureForm({ onSent }: { readonly onSent: (person: OwnPerson) => void }) {
  const { api } = useSite()
  const sendOne = async (name: keyof Pictures, file: File) => {
    const side = name === 'front' ? 'FRONT' : 'BACK'
    const result = await api.sendLicensePicture({ query: { side }, body: { file } })
    return result.ok ? result : { ok: false as const, refusal: atField(name, result.refusal) }
  }
  const form = useCheckedForm<Pictures, { readonly entity: OwnPerson }>({
    initial: none,
    checks: { front: (file) => (file === null ? 'field.required' : checkSize(file)), back: checkSize },
    send: async ({ front, back }) => {
      if (front === null) return undefined
      const sent = await sendOne('front', front)
      return sent.ok && back !== null ? sendOne('back', back) : sent
    },
    savedAs: () => none,
    onDone: ({ entity }) => onSent(entity),
  })
  const { front, back } = form.values
  return (
    <SiteForm form={form} submit={own.send}>
      <p className={css.paragraph}>{own.text(LICENSE_PICTURE_DAYS)}</p>
      <PictureField label={licenseSideText.FRONT} {...form.field('front')} />
      <PictureField label={licenseSideText.BACK} isOptional {...form.field('back')} />
      <UnsavedChanges isUnsaved={front !== null || back !== null} />
    </SiteForm>
  )
}
