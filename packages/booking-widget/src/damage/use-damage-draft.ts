import type { Refusal } from '@delebil/core-api'
import type { DamageKind, DamagePlace } from '@delebil/validation'
import { problemText } from '@delebil/validation/text'
import { useState } from 'react'
import { useHoldUnsaved } from '../data/use-hold-unsaved.ts'
import { messageTexts } from '../locale/message-texts.ts'
import { usePictureUploads } from '../picture/use-picture-uploads.ts'

type Field = 'description' | 'place' | 'pictureIds'
type Problems = { readonly [F in Field]?: string | undefined }

/** What is told of a damage, as the server takes it. */
export interface DamageReport {
  readonly description: string
  readonly place: DamagePlace | null
  readonly pictureIds: number[]
}

/** A report in the making. It lives outside its dialog, so that closing that loses nothing. */
export function useDamageDraft(reservationId: number, kind: DamageKind) {
  const [description, setDescription] = useState('')
  const [place, setPlace] = useState<DamagePlace | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const uploads = usePictureUploads(reservationId)
  useHoldUnsaved(description !== '' || uploads.pictures.length > 0)
  const forget = (field: Field) => setProblems((told) => ({ ...told, [field]: undefined }))

  return {
    kind,
    description,
    place,
    problems,
    uploads,
    setDescription: (typed: string) => {
      setDescription(typed)
      forget('description')
    },
    setPlace: (chosen: DamagePlace) => {
      setPlace(chosen)
      forget('place')
    },
    /** The report once all of it is there and its pictures have arrived; undefined where something is to be mended, which is then told. */
    finish: async (): Promise<DamageReport | undefined> => {
      const required = problemText['field.required']
      const missing = {
        ...(description.trim() === '' && { description: required }),
        ...(kind === 'DAMAGE' && place === null && { place: required }),
      }
      setProblems(missing)
      if (Object.keys(missing).length > 0) return undefined
      const pictureIds = await uploads.finish()
      if (!pictureIds) setProblems({ pictureIds: messageTexts.picture.unsent })
      return pictureIds && { description, place, pictureIds: [...pictureIds] }
    },
    /** Puts the server's words at their fields; `under` is the path that they stand below. */
    show: ({ fields }: Pick<Refusal, 'fields'>, under = '') => {
      const told = (field: Field) => fields[`${under}${field}`]
      setProblems({ description: told('description'), place: told('place'), pictureIds: told('pictureIds') })
    },
    clear: () => {
      setDescription('')
      setPlace(null)
      setProblems({})
      uploads.clear()
    },
  }
}

export type DamageDraft = ReturnType<typeof useDamageDraft>
