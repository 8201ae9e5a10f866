/** Sizes of what stands on the map, in px where the text is as large as designed. */
export const PIN_WIDTH_PX = 32
export const PIN_HEIGHT_PX = 42
export const PRICE_PX = 34
export const SELECTED_PX = 40
export const TIP_PX = 8
export const DOT_PX = 26
export const CLUSTER_PX = 46
/** Between two marks at least. */
export const GAP_PX = 4
/** Around each mark so much of the screen answers to a press. */
export const PRESS_PX = 44
/** An element as wide as this in the unit of lengths tells how large that is. */
export const MEASURED_PX = 100
