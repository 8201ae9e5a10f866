import type { Plugin } from 'vite'

const controlTexts = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/
const kept = ['nb-NO', 'en-US']

/** Leaves out the control library's texts in the thirty-odd languages that this site does not speak. */
export function norwegianOnly(): Plugin {
  return {
    name: 'norwegian-only',
    enforce: 'pre',
    load: (id) => {
      const locale = controlTexts.exec(id)?.[1]
      return locale === undefined || kept.includes(locale) ? undefined : 'export default {}'
    },
  }
}
