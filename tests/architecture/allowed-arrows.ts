/** Which workspace may know which. A workspace that is not here does not exist; a new one starts with a line here. */
export const allowedArrows: Readonly<Record<string, readonly string[]>> = {
  'packages/validation': [],
  'packages/core-api': ['validation'],
  'packages/ui': [],
  'packages/booking-widget': ['core-api', 'ui', 'validation'],
  'packages/admin-components': ['core-api', 'ui', 'validation'],
  'apps/host': ['admin-components', 'booking-widget', 'core-api', 'ui', 'validation'],
  'apps/partner-embed': ['booking-widget', 'core-api', 'ui', 'validation'],
  'apps/api': ['core-api', 'validation'],
}
