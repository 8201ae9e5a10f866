/** A car from the side, nose to the right, in a box of 120 x 52 with the ground at y = 50. */
export type CarOutline = {
  readonly body: string
  readonly windows: string
  readonly rearWheelX: number
  readonly frontWheelX: number
}

/** Our own drawings, one for each body type that clubs have. */
export const carOutlines = {
  city: {
    body: 'M22 44V32Q24 20 34 17H58Q66 18 74 29L92 33Q98 35 98 44Z',
    windows: 'M28 29Q30 21 36 20H46V29ZM49 20H57Q63 21 69 29H49Z',
    rearWheelX: 35,
    frontWheelX: 84,
  },
  hatchback: {
    body: 'M15 44V33Q17 25 27 20Q44 15 60 19Q68 22 77 30L98 34Q105 36 105 44Z',
    windows: 'M24 29Q28 22 35 21Q42 20 49 20V29ZM52 20Q60 20 72 29H52Z',
    rearWheelX: 33,
    frontWheelX: 89,
  },
  estate: {
    body: 'M10 44V31Q12 21 20 19Q44 15 61 19Q69 22 79 30L103 34Q110 36 110 44Z',
    windows: 'M16 28Q18 22 22 21H32V28ZM35 21Q43 20 51 20V28H35ZM54 20Q62 21 73 28H54Z',
    rearWheelX: 29,
    frontWheelX: 92,
  },
  suv: {
    body: 'M11 42V28Q14 15 24 13H58Q66 14 78 26L101 29Q109 32 109 42Z',
    windows: 'M18 25Q20 17 26 16H36V25ZM39 16H52V25H39ZM55 16H58Q64 17 72 25H55Z',
    rearWheelX: 29,
    frontWheelX: 92,
  },
  van: {
    body: 'M7 44V12Q8 8 13 8H70Q78 9 84 15L94 27Q110 30 113 36V44Z',
    windows: 'M68 12H71Q77 12 81 17L88 26H68Z',
    rearWheelX: 27,
    frontWheelX: 95,
  },
  minibus: {
    body: 'M4 44V11Q5 6 11 6H78Q87 7 91 13L98 26Q114 29 117 36V44Z',
    windows: 'M9 22V11H24V22ZM27 11H44V22H27ZM47 11H64V22H47ZM67 11H78Q84 11 87 16L91 24H67Z',
    rearWheelX: 25,
    frontWheelX: 99,
  },
  pickup: {
    body: 'M4 42V28H44Q46 17 53 15H71Q78 16 88 27L110 31Q117 34 117 42Z',
    windows: 'M48 26Q50 19 54 18H62V26ZM65 18H70Q76 19 83 26H65Z',
    rearWheelX: 26,
    frontWheelX: 97,
  },
  cabriolet: {
    body: 'M14 44V33Q17 30 27 30Q42 27 52 31L76 31L98 34Q106 36 106 44Z',
    windows: 'M60 30Q61 25 64 23L74 30Z',
    rearWheelX: 32,
    frontWheelX: 89,
  },
} as const satisfies Readonly<Record<string, CarOutline>>
