import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What stands for the club's site in the pages, as in the partners' documentation. */
const example = 'https://delebil.example'
const mapOrigin = 'https://cache.kartverket.no'

/** The page of the partner's site; `hostile` with styles and scripts that change everything around them. */
export interface PartnerPage {
  readonly folder: string
  /** Origin of the club's site. */
  readonly club: string
  /** Whom the partner knows the visitor as. */
  readonly resident: string | undefined
  readonly isHostile: boolean
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const residentForm = (resident: string | undefined): string =>
  resident === undefined
    ? '<form method="post" action="/logg-inn"><label>Navnet ditt <input name="navn" required maxlength="80"></label><button>Logg inn som beboer</button></form>'
    : `<form method="post" action="/logg-ut"><span>Hei, ${escapeHtml(resident)}</span><button>Logg ut av borettslaget</button></form>`

export const renderPartnerPage = async ({ folder, club, resident, isHostile }: PartnerPage): Promise<string> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const hostile =
    '<link rel="stylesheet" href="/fiendtlig.css"><script src="/jquery.js"></script><script src="/fiendtlig.js"></script>'
  return html
    .replaceAll(example, club)
    .replace('<!-- fiendtlig -->', isHostile ? hostile : '')
    .replace('<!-- beboer -->', residentForm(resident))
}

/** As strict as it goes: what the partners' documentation says that the embed needs, and nothing else. */
export const partnerPolicy = (club: string, isHostile = false): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${club}`,
    // The old jQuery of the hostile page tries what events there are with an attribute, `t`, and writes HTML.
    ...(isHostile
      ? ["script-src-attr 'unsafe-hashes' 'sha256-47mKTaMaEn1L3m5DAz9muidMqw636xxw7EFAK/YnPdg='"]
      : ["require-trusted-types-for 'script'", 'trusted-types delebil-embed']),
    "style-src 'self'",
    `connect-src 'self' ${club} ${mapOrigin}`,
    'img-src data: blob:',
    `worker-src blob: ${club}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What the partner calls a resident: the same for the same name. */
export const residentId = (name: string): string =>
  `beboer-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
