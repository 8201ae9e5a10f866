const DESIGNED_AT_PX = 16

/** A length that is `px` where text is 16 px, and grows with it. The site's unit is `1rem`; the embed's is its page's font size. */
export const inUnit = (px: number): string => {
  const share = px / DESIGNED_AT_PX
  const unit = `var(--delebil-unit, ${DESIGNED_AT_PX}px)`
  return share === 1 ? unit : `calc(${unit} * ${share})`
}
