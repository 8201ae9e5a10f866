/** The address of a list with one field asked for. */
export function filtered(path: string, field: string, value: unknown): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify([{ field, operator: 'is', value }]))}`
}
