import {
  ACT_WINDOW_MINUTES,
  BOOKING_HORIZON_DAYS,
  CANCEL_FEE_PERCENT,
  CANCEL_FEE_WINDOW_HOURS,
  CHARGED_STEP_MINUTES,
  cancellationFeeText,
  EXTENSION_STEP_MINUTES,
  FREE_CANCEL_AFTER_BOOKING_MINUTES,
  MIN_RESERVATION_MINUTES,
  RESERVATION_MAX_DAYS,
} from '@delebil/validation'

const exampleTrip = { hours: 3, kilometers: 30 }

/** What the terms say. Every number comes from the rule that acts on it. */
export const termsTexts = {
  heading: 'Vilkår',
  link: 'Vilkår',
  club: 'Klubb',
  of: (club: string, version: string) => `Vilkårene til ${club}, versjon ${version}.`,
  noVersion: (club: string) => `Reglene og prisene til ${club}.`,
  note: 'Siden lages av de samme reglene og prisene som lager fakturaen din.',
  none: 'Klubben har ingen biler ennå',
  noneText: 'Prisene står her når de er klare.',

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

  rules: [
    {
      heading: 'Tiden du betaler for',
      items: [
        `Du betaler for hver påbegynte ${CHARGED_STEP_MINUTES === 30 ? 'halvtime' : `${CHARGED_STEP_MINUTES}. minutt`}. Deler av et minutt er gratis.`,
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
        `Bilen kan åpnes fra ${ACT_WINDOW_MINUTES} minutter før start til ${ACT_WINDOW_MINUTES} minutter etter slutt.`,
      ],
    },
    {
      heading: 'Avbestille',
      items: [
        `Det er gratis å avbestille innen ${FREE_CANCEL_AFTER_BOOKING_MINUTES} minutter etter at du reserverte, og når det er mer enn ${CANCEL_FEE_WINDOW_HOURS} timer til start.`,
        cancellationFeeText,
        `Timene regnes av leietiden og koster ${CANCEL_FEE_PERCENT} prosent av timeprisen. Startpris, kilometer og redusert egenandel betaler du ikke når du avbestiller.`,
        'Når turen har begynt, kan den avsluttes, men ikke avbestilles.',
      ],
    },
    {
      heading: 'Levere',
      items: [
        'Leverer du før tiden, betaler du for hele tiden du reserverte. Bilen blir ledig for andre.',
        'Leverer du for sent, betaler du vanlig timepris for tiden du brukte, etter samme priser som resten av turen.',
        'Du betaler prisene som gjaldt da du reserverte, også om de endres før turen.',
      ],
    },
  ],
} as const
