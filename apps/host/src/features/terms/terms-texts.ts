import type { Terms } from '@delebil/core-api'
import {
  BOOKING_HORIZON_DAYS,
  CHARGED_STEP_MINUTES,
  EXTENSION_STEP_MINUTES,
  MIN_RESERVATION_MINUTES,
  RESERVATION_MAX_DAYS,
} from '@delebil/validation'
import { cancellationFeeText } from '@delebil/validation/text'

const exampleTrip = { hours: 3, kilometers: 30 }

const cancelling = ({ cancelFreeMinutes, ...fee }: Terms['policy']): readonly string[] =>
  fee.cancelFeePercent === 0
    ? ['Det er gratis å avbestille.']
    : [
        `Det er gratis å avbestille innen ${cancelFreeMinutes} minutter etter at du reserverte, og når det er mer enn ${fee.cancelFeeWindowHours} timer til start.`,
        cancellationFeeText(fee),
        `Timene regnes av leietiden og koster ${fee.cancelFeePercent} prosent av timeprisen. Startpris, kilometer og redusert egenandel betaler du ikke når du avbestiller.`,
      ]

/** What the terms say. Every number comes from the rule that acts on it. */
export const termsTexts = {
  org: 'Klubb',
  of: (org: string, version: string) => `Vilkårene til ${org}, versjon ${version}.`,
  noVersion: (org: string) => `Reglene og prisene til ${org}.`,
  note: 'Siden lages av de samme reglene og prisene som lager fakturaen din.',
  none: 'Klubben har ingen biler ennå',
  noneText: 'Prisene står her når de er klare.',

  text: 'Vilkår',
  prices: 'Priser',
  pricesNote: (vatPercent: number) => `Alle priser er med ${vatPercent} prosent merverdiavgift.`,
  models: (names: readonly string[]) => `Gjelder ${names.join(', ')}.`,
  upcoming: 'Nye priser',
  from: (name: string, date: string) => `${name} fra ${date}`,
  priceColumn: 'Pris',
  whatColumn: 'Hva',
  tableOf: (name: string) => `Priser for ${name}`,
  perUnit: { stk: 'per tur', time: 'per time', km: 'per km' },
  atMost: (hours: number) => `høyst ${hours} timer per døgn`,
  exampleTrip,
  example: `Eksempel: ${exampleTrip.hours} timer og ${exampleTrip.kilometers} km med redusert egenandel`,
  exampleOf: (name: string) => `Pris for eksempelet, ${name}`,

  rules: (policy: Terms['policy']) => [
    {
      heading: 'Tiden du betaler for',
      items: [
        `Du betaler for hver påbegynte ${CHARGED_STEP_MINUTES === 30 ? 'halvtime' : `${CHARGED_STEP_MINUTES}. minutt`}. Sekunder over et helt minutt regnes ikke med.`,
        'Et døgn går fra midnatt til midnatt norsk tid. Når du når grensen for døgnet, er resten av døgnet gratis.',
        'Startpris kommer én gang per tur. Kilometer betales etter turen.',
        'Redusert egenandel velger du selv. Den har sin egen pris per time og sin egen grense per døgn.',
      ],
    },
    {
      heading: 'Reservere',
      items: [
        `En reservasjon varer minst ${MIN_RESERVATION_MINUTES} minutter og høyst ${RESERVATION_MAX_DAYS} døgn.`,
        `Du kan reservere inntil ${BOOKING_HORIZON_DAYS} dager fram i tid.`,
        `Du kan forlenge med ${EXTENSION_STEP_MINUTES} minutter om gangen når bilen er ledig.`,
        `Bilen kan åpnes fra ${policy.actWindowMinutes} minutter før start til ${policy.actWindowMinutes} minutter etter slutt.`,
      ],
    },
    {
      heading: 'Avbestille',
      items: [...cancelling(policy), 'Når turen har begynt, kan den avsluttes, men ikke avbestilles.'],
    },
    {
      heading: 'Levere',
      items: [
        'Leverer du før tiden, betaler du for hele tiden du reserverte. Bilen blir ledig for andre.',
        'Leverer du for sent, betaler du vanlig timepris for tiden du brukte, etter samme priser som resten av turen.',
        'Du betaler prisene og avbestillingsgebyret som gjaldt da du reserverte, også om de endres før turen.',
      ],
    },
  ],
} as const
