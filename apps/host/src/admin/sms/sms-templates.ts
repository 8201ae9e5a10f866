/** What is often written: a text with fields, none of which may be empty. */
export const smsTemplates = [
  {
    id: 'moved',
    label: 'Ny bil eller plass',
    text: 'Hei {fornavn}! Reservasjonen din {start} er nå på {bil} {regnr}. Den står på {plass}. Hilsen {klubb}',
  },
  {
    id: 'late',
    label: 'Bilen er ikke levert',
    text: 'Hei {fornavn}! {bil} {regnr} skulle vært levert {slutt}. Lever den, eller forleng i appen. Ring {telefon} om noe er galt. Hilsen {klubb}',
  },
  {
    id: 'delayed',
    label: 'Bilen er forsinket',
    text: 'Hei {fornavn}! {bil} {regnr}, som du har reservert fra {start}, er ikke levert ennå. Vi finner en annen bil til deg. Hilsen {klubb}',
  },
  {
    id: 'found',
    label: 'Noe er funnet i bilen',
    text: 'Hei {fornavn}! Det er funnet noe i {bil} {regnr} etter turen din. Ring {telefon}, så avtaler vi. Hilsen {klubb}',
  },
  {
    id: 'call',
    label: 'Ring oss',
    text: 'Hei {fornavn}! Vi får ikke tak i deg. Ring {klubb} på {telefon} når du kan.',
  },
] as const

/** The fields that are filled in for each receiver. */
export const smsFields = ['fornavn', 'navn', 'bil', 'regnr', 'plass', 'start', 'slutt', 'klubb', 'telefon'] as const
