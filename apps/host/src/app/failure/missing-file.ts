/** What browsers say where a part of the site could not be fetched: no network, or a new version has taken its place. */
const messages =
  /dynamically imported module|importing a module script failed|module script load failed|unable to preload css/i

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message)
}
