import type { Plugin } from 'vite'

const controlTexts = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/
const kept = ['nb-NO', 'en-US']

const calendars = /\/@internationalized\/date\/dist\/private\/createCalendar\.m?js$/
const otherCalendar = /case '(?!gregory')[a-z-]+':\s*return new [^;]+;/g

/** Leaves out the control library's texts in the thirty-odd languages that this site does not speak, and all calendars but the one it counts by. */
export function norwegianOnly(): Plugin {
  return {
    name: 'norwegian-only',
    enforce: 'pre',
    load: (id) => {
      const locale = controlTexts.exec(id)?.[1]
      return locale === undefined || kept.includes(locale) ? undefined : 'export default {}'
    },
    transform: (code, id) => (calendars.test(id) ? { code: withoutOtherCalendars(code), map: null } : undefined),
  }
}

/** The library's choice of a calendar by its name, with one to choose from. Throws where it is written in another way than it was. */
export function withoutOtherCalendars(code: string): string {
  const left = code.replaceAll(otherCalendar, '')
  if (left === code)
    throw new Error('createCalendar has no other calendars to leave out: it is written in another way.')
  return left
}
