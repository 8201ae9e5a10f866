import { passageType } from './passage-type.ts'

export const ferriesType = passageType({
  key: 'ferries',
  effect: 'Hver overfart blir en linje på den som hadde bilen da, uten påslag.',
  word: 'Ferge',
  place: {
    label: 'Samband',
    meaning: 'Sambandet',
    example: 'Halhjem–Sandvikvåg',
    aliases: ['strekning', 'rute', 'ferge', 'fergesamband', 'sted', 'route', 'ferry'],
  },
  number: {
    label: 'Overfart',
    meaning: 'Selskapets nummer på overfarten',
    example: 'F700123',
    aliases: [
      'overfartsnummer',
      'billett',
      'billettnummer',
      'transaksjon',
      'transaksjonsnummer',
      'id',
      'referanse',
      'ticket',
    ],
  },
  usualMostOre: 300000,
})
