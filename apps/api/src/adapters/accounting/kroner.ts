/** Kroner as the interface writes them, exactly: øre are never divided. */
export const toKroner = (ore: number): number => Number(`${ore}e-2`)

/** The øre of kroner with two decimals. */
export const toOre = (kroner: number): number => Math.round(kroner * 100)
