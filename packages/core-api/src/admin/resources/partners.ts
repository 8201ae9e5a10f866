import { checkPartnerKeys, checkPartnerOrigins } from '@delebil/validation'
import { choice, longText, text, yesNo } from '../field.ts'
import { adminResource } from '../resource.ts'
import { rule } from '../rule.ts'
import { all, settings } from './rights.ts'

/** Sites that send us their people. */
export const partners = adminResource({
  key: 'partners',
  page: 'settings/partners',
  noun: ['partner', 'partnere'],
  ...settings,
  fields: {
    name: text('Navn', { write: true, sort: true, filter: true, search: true }),
    /** Stands in the partner's page and in its tokens, and so stays. */
    key: text('Nøkkel', { write: 'create', sort: true, filter: true, search: true }, 41),
    /** One on each line. */
    origins: longText(
      'Sidene til partneren',
      { write: true, optional: true, aside: true },
      2000,
      rule(checkPartnerOrigins),
    ),
    /** `aud` of the partner's tokens. */
    audience: text('Mottaker i tokenet', { write: true, aside: true }, 200),
    /** A JWK Set. */
    publicKeys: longText(
      'Offentlige nøkler',
      { write: true, optional: true, aside: true },
      20_000,
      rule(checkPartnerKeys),
    ),
    membershipKey: text('Partnernøkkel på medlemskapstypen', { write: true, optional: true, aside: true }, 60),
    theme: choice('Utseende', { auto: 'Følger siden', light: 'Lyst', dark: 'Mørkt' }, { write: true, aside: true }),
    active: yesNo('I bruk', { write: true, filter: true }),
  },
  title: ['name'],
  sort: 'name',
  can: all,
  problems: { create: ['partner.key-taken'], change: ['partner.key-taken'], remove: ['partner.in-use'] },
})
