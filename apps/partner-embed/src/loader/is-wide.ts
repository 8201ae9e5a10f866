/** From this width of the element (px) the map stands beside the list. */
const wideFrom = 900

export const isWide = (element: Element): boolean => element.clientWidth >= wideFrom
