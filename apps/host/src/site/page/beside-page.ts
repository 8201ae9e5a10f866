import { vars } from '@delebil/ui/theme'

/** Room beside a page: of a small screen no more than it takes where text is not enlarged. */
export const besidePage = `min(${vars.space.s16}, 5vw)`
