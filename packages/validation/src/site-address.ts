/** Longest logo (characters). */
export const LOGO_MAX_LENGTH = 60_000

/** The longest text of an organisation's terms. */
export const TERMS_MAX_LENGTH = 60_000

/** The address of a page on the web, whole. */
export function checkSiteAddress(text: string): 'field.site-address' | undefined {
  return /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/i.test(text.trim())
    ? undefined
    : 'field.site-address'
}
