import { passageType } from './passage-type.ts'

export const tollsType = passageType({
  key: 'tolls',
  effect: 'Hver passering blir en linje på den som hadde bilen da, uten påslag.',
  word: 'Bompassering',
  place: {
    label: 'Stasjon',
    meaning: 'Bomstasjonen',
    example: 'Nygårdstangen',
    aliases: ['bomstasjon', 'stasjonsnavn', 'passeringspunkt', 'bomring', 'sted', 'station', 'plaza', 'location'],
  },
  number: {
    label: 'Passering',
    meaning: 'Selskapets nummer på passeringen',
    example: '700123456',
    aliases: [
      'passeringsnummer',
      'passeringsid',
      'passerings-id',
      'transaksjon',
      'transaksjonsnummer',
      'transaksjons-id',
      'passage id',
      'transaction id',
      'id',
      'referanse',
    ],
  },
  usualMostOre: 30000,
})
