/** The ones that were named, in the order they always have; all where none was. Throws at a name that is none of them. */
export function pickSections<Named extends { readonly name: string }>(
  all: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const unknown = names.filter((name) => !all.some((section) => section.name === name))
  if (unknown.length > 0) {
    throw new Error(`No section is called ${unknown.join(', ')}. There are ${all.map(({ name }) => name).join(', ')}.`)
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
