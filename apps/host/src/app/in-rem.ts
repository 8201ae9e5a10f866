/** Sizes in px as they are at a root font size of 16 px, in rem: they follow what the person has set in the browser. */
export function inRem<K extends string>(sizes: Readonly<Record<K, `${number}px`>>): Record<K, string> {
  const entries = Object.entries<`${number}px`>(sizes).map(([name, size]) => [
    name,
    `${Number.parseFloat(size) / 16}rem`,
  ])
  return Object.fromEntries(entries) as Record<K, string>
}
