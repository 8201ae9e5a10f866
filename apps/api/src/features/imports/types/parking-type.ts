import { passageType } from './passage-type.ts'

export const parkingType = passageType({
  key: 'parking',
  effect: 'Hver parkering blir en linje på den som hadde bilen da, uten påslag.',
  word: 'Parkering',
  place: {
    label: 'Sted',
    meaning: 'Hvor bilen sto',
    example: 'Klostergarasjen',
    aliases: ['parkeringssted', 'område', 'takstgruppe', 'sone', 'anlegg', 'adresse', 'location', 'area'],
  },
  number: {
    label: 'Parkering',
    meaning: 'Selskapets nummer på parkeringen',
    example: 'P700123',
    aliases: ['parkeringsnummer', 'transaksjon', 'transaksjonsnummer', 'kvittering', 'id', 'referanse', 'parking id'],
  },
  usualMostOre: 100000,
})
