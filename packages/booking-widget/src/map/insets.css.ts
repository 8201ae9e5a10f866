import { createVar } from '@vanilla-extract/css'

/** How much of a map's edges is covered: whoever lays something over a map says so in lengths, on an element around it. */
export const mapInset = { top: createVar(), right: createVar(), bottom: createVar(), left: createVar() }
