/** The most bytes that a picture may have when it is sent. */
export const PICTURE_MAX_BYTES = 15 * 1024 * 1024
/** The most pixels that a picture may have when it is sent. */
export const PICTURE_MAX_PIXELS = 64_000_000
/** The longest side of a picture that is kept (pixels). */
export const PICTURE_MAX_SIDE = 2048
/** The longest side of its small twin (pixels). */
export const PICTURE_SMALL_SIDE = 480
