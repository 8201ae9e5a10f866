const priceDecimals = 10
const quantityUnits = 1_000_000

/** Kroner with two decimals, of whole øre. */
export const kronerOf = (ore: number): string => {
  const digits = String(Math.abs(ore)).padStart(3, '0')
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A quantity with at most six decimals, never as a power of ten. */
export const quantityOf = (quantity: number): string =>
  (Math.round(quantity * quantityUnits) / quantityUnits)
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')

/**
 * The price of one, in kroner: what the whole costs shared by the quantity as it is written, with so many decimals that price times
 * quantity is the whole again. Never below zero: what is given back has a quantity below zero.
 */
export const unitPriceOf = (wholeOre: number, quantity: number): string => {
  const units = BigInt(Math.round(Math.abs(quantity) * quantityUnits))
  if (units === 0n) return '0.00'
  const scaled = BigInt(Math.abs(wholeOre)) * 10n ** BigInt(priceDecimals - 2) * BigInt(quantityUnits)
  const digits = ((scaled + units / 2n) / units).toString().padStart(priceDecimals + 1, '0')
  const decimals = digits.slice(-priceDecimals).replace(/0+$/, '').padEnd(2, '0')
  return `${digits.slice(0, -priceDecimals)}.${decimals}`
}
