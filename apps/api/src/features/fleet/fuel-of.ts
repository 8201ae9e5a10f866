const group = 'FUEL_TYPE:'

/** What a car runs on, out of its properties; null where they do not say. */
export const fuelOf = (properties: readonly string[]): string | null =>
  properties.find((property) => property.startsWith(group))?.slice(group.length) ?? null
