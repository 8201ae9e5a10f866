import { PICTURE_MAX_BYTES } from '@delebil/validation'
import * as v from 'valibot'
import { text } from '../primitives.ts'

/** A file as it is, or the spec's JSON of it. `orientation` (EXIF's, 1 to 8) counts where the file itself says none. */
export const pictureUpload = {
  body: v.union([
    v.object({ file: v.instance(Blob, 'field.required') }),
    v.object({
      base64Data: v.pipe(v.string('field.required'), v.minLength(1, 'field.required')),
      name: v.optional(text(300)),
      contentType: v.optional(text(100)),
      metaData: v.optional(
        v.object({
          orientation: v.optional(
            v.pipe(
              v.number('field.digits'),
              v.integer('field.digits'),
              v.minValue(1, 'field.unknown'),
              v.maxValue(8, 'field.unknown'),
            ),
          ),
        }),
      ),
    }),
  ]),
  bodyType: 'file',
  upload: { maxBytes: PICTURE_MAX_BYTES, tooLarge: 'picture.too-large' },
} as const

/** The larger or the smaller of the two that are kept of a picture. */
export const pictureSize = v.optional(v.picklist(['large', 'small'], 'field.unknown'), 'large')
export const pictureAnswer = { response: v.instance(Blob), media: 'image/jpeg' } as const
