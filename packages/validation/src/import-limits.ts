/** The largest file that is read in: a million rows of a hundred signs. */
export const IMPORT_MAX_BYTES = 100 * 1024 * 1024

/** A file with more rows than these is worked on after the answer. */
export const IMPORT_ROWS_AT_ONCE = 2000

/** How far from the end of a trip a claim is taken to be of it, when somebody has looked (minutes). */
export const NEAR_END_MINUTES = 15
