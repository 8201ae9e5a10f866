import { passageType } from './passage-type.ts'

export const finesType = passageType({
  key: 'fines',
  effect: 'Hvert krav blir en linje på den som hadde bilen da, på øret det er betalt med.',
  word: 'Krav',
  place: {
    label: 'Sted',
    meaning: 'Hvor det skjedde',
    example: 'Strandgaten 4',
    aliases: ['adresse', 'gate', 'gjerningssted', 'location'],
  },
  number: {
    label: 'Saksnummer',
    meaning: 'Utstederens nummer på saken',
    example: 'BK-2026-114',
    aliases: [
      'saksnr',
      'sak',
      'kravnummer',
      'bot',
      'botnummer',
      'ileggelse',
      'ileggelsesnummer',
      'kontrollavgift',
      'referanse',
      'case number',
      'id',
    ],
  },
  usualMostOre: 1000000,
})
