/** A picture as it is kept: two JPEGs, upright, with nothing in them but what one sees. Sizes in pixels, those of `large`. */
export type PreparedPicture = {
  readonly large: Buffer
  readonly small: Buffer
  readonly width: number
  readonly height: number
}

/** Why something sent as a picture is none that we keep. */
export type PictureProblem = 'unreadable' | 'too-large' | 'busy'

/** Makes pictures of whatever people send. */
export interface Pictures {
  /** Judges by content alone. `orientation` (EXIF's, 1 to 8) counts where the content itself says none. */
  prepare(bytes: Uint8Array, orientation?: number): Promise<PreparedPicture | PictureProblem>
}

declare module '../../platform/context.ts' {
  interface Context {
    readonly pictures: Pictures
  }
}
