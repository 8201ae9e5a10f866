/** A plate as it is kept and looked for: 'el 12345' and 'EL-12345' are 'EL12345'. */
export function packLicensePlate(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}
