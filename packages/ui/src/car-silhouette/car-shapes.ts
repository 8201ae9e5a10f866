/** Own drawings, 44 units to the metre, nose to the right, ground at y = 100, in a box of 240 x 104. */
export interface CarShape {
  body: string
  windows: readonly string[]
  /** Door and panel gaps. */
  lines: string
  handles: readonly (readonly [x: number, y: number])[]
  /** Dark parts on top of the body: cladding, a folded roof, seats. */
  trim?: string
  /** Thin parts drawn as a stroke: roof rails, a windscreen frame. */
  rails?: string
  rearWheelX: number
  frontWheelX: number
  wheelRadius: number
  /** Lower edge of the body. */
  sillY: number
  headlight: readonly [x: number, y: number]
  taillight: readonly [x: number, y: number]
  mirror: readonly [x: number, y: number]
}

export const carShapes = {
  city: {
    body: 'M45 88C41.5 83 40.5 73 42 64C43.5 54 47 44 54 38C62 32.5 80 31 98 31.5C114 32 124 35 132 41C141 48 149 55 154 60C168 61.5 184 64 191 69C197 73 199 79 199 84C199 87 197 88 194 88Z',
    windows: [
      'M52.5 56.5C54 48.5 57 43.5 61.5 40.4C69 37.6 80 36.6 93 36.6L94 58.2L53.6 57.6Q52.3 57.6 52.5 56.5Z',
      'M98.5 36.7C112 37 120 40.2 126.2 45C132 49.6 137.6 54.4 141.8 58.8L99.4 58.3Z',
    ],
    lines: 'M96.5 60V83M96.5 62.5H146C148.5 70 148.5 77 146 83M62 63.5H96.5',
    handles: [[104, 66]],
    rearWheelX: 69,
    frontWheelX: 170,
    wheelRadius: 14.5,
    sillY: 88,
    headlight: [188, 68.5],
    taillight: [42.5, 60],
    mirror: [139, 57],
  },
  hatchback: {
    body: 'M31 88C27.5 83 27 74 28 67C29 59 33 52 39 46C45 39.5 54 37.4 66 36.6C84 35.2 104 35.6 116 38C130 41 146 52 156 59C174 60.5 196 63 205 68C211 71.5 213 77 213 83C213 86.5 211 88 208 88Z',
    windows: [
      'M46 56C50 49.5 56 44.4 63 42.4C74 40.5 86 40.1 97.5 40.3L98.5 58.9L47 57.8Q45 57.8 46 56Z',
      'M102.8 40.5C116 41.3 127 46.5 137 53C141 55.6 144 57.8 146.4 59.6L103.6 59.1Z',
    ],
    lines: 'M101 60.5V84M54 62.5C80 63.5 120 64 150 64C152.5 71 152 78 149 84',
    handles: [
      [108, 67.5],
      [62, 66.6],
    ],
    rearWheelX: 64,
    frontWheelX: 178,
    wheelRadius: 15,
    sillY: 88,
    headlight: [202, 68.5],
    taillight: [28.5, 63],
    mirror: [143, 57.5],
  },
  estate: {
    body: 'M20 88C16.5 83 16 74 17 67C18 60 21 51 27 44.6C32 39.8 42 37.8 56 37C82 35.5 104 35.6 120 38C134 41 150 52 161 59C180 60.5 204 63.5 215 69C221 72.5 224 77 224 83C224 86.5 222 88 219 88Z',
    windows: [
      'M28 55.8C30 50 33 46.2 38 43.9C44 42 50 41.6 58.5 41.3L60.4 58.5L29.4 57.6Q27.4 57.5 28 55.8Z',
      'M63 41.1C78 40.3 92 40.1 103.5 40.4L104.5 59.1L64.8 58.6Z',
      'M108.5 40.6C122 41.7 133 47 143 53.4C146.5 55.8 149 58 151.4 59.8L109.4 59.3Z',
    ],
    lines: 'M107 60.5V84M63 60L60.5 66M40 62.5C80 63.6 125 64 155 64C157.5 71 157 78 154 84',
    handles: [
      [114, 67.5],
      [68, 66.6],
    ],
    rails: 'M44 36.4C66 34 96 33.6 116 36',
    rearWheelX: 57,
    frontWheelX: 186,
    wheelRadius: 15.2,
    sillY: 88,
    headlight: [212, 69.5],
    taillight: [17.8, 62],
    mirror: [148, 57.6],
  },
  suv: {
    body: 'M23 86C18.5 79 17.5 68 19 58C20.5 50 24 40 30 33C36 28 48 26 64 25.4C88 24.4 108 25 121 27.5C135 31 149 43 159 51C178 52.5 202 55 213 60C219.5 64 222 71 222 79C222 84 220 86 216 86Z',
    windows: [
      'M30 47C32 41 35 36 40 32.8C46 30.9 52 30.4 58.4 30.1L60.2 49.5L31.2 48.7Q29.5 48.6 30 47Z',
      'M63 29.9C78 29.1 92 29.1 103.5 29.4L104.5 50.5L64.8 49.7Z',
      'M108.5 29.6C121 30.7 131 36.4 141 43.6C145 46.6 148 49.2 150.3 51.2L109.4 50.7Z',
    ],
    lines: 'M107 52V79M38 54.5C80 55.6 125 56 154 56C157 64 157 72 155 79',
    handles: [
      [114, 60],
      [68, 59.2],
    ],
    trim: 'M20.4 79H221.8C221.6 84 219.6 86 216 86H23C21.6 84 20.8 81.6 20.4 79Z',
    rails: 'M48 25.4C70 22.4 98 22.4 118 25.6',
    rearWheelX: 58,
    frontWheelX: 184,
    wheelRadius: 17,
    sillY: 86,
    headlight: [210, 61],
    taillight: [19.8, 53],
    mirror: [147, 48.6],
  },
  van: {
    body: 'M16 88C12.5 84 12 78 12 70L13 26C13.5 18 17 15 24 14.5C64 12.6 112 12.6 140 14C152 15 159 18 166 26C173 34 181 44 187 51C203 53 216 56.5 222 62C227 67 228 74 228 81C228 86 226 88 222 88Z',
    windows: [
      'M136 21.4Q136 20 137.6 20H146C152 20.6 156 23.4 160 28.4C166 35.8 171 42.6 175.6 50.2H137.5Q136 50.2 136 48.6Z',
    ],
    lines: 'M73 21V82M129 19V83M179 54C181.5 62 181 74 178 82M18 57H70M133 57H176M73 27H129',
    handles: [
      [137, 60.5],
      [117, 60.5],
    ],
    trim: 'M13.2 81H228C227.8 86 225.8 88 222 88H16C14.4 86.2 13.6 83.8 13.2 81Z',
    rearWheelX: 52,
    frontWheelX: 192,
    wheelRadius: 15.5,
    sillY: 88,
    headlight: [219, 64],
    taillight: [13, 52],
    mirror: [172, 46.6],
  },
  minibus: {
    body: 'M8 88C4.5 84 4 78 4 70L5 24C5.5 15 9 11 17 10.5C70 8.6 124 8.6 152 10C165 11 172 14.5 178 23C184 32 190 42 195 50C212 52.5 225 56.5 230 62C235 67 236 74 236 81C236 86 234 88 230 88Z',
    windows: [
      'M12.6 22Q13 17.6 18 17.4L47 16.8V46.6H14Q12.4 46.6 12.4 45Z',
      'M51 16.7L89 16.4V46.6H51Z',
      'M93 16.4L131 16.7V46.6H93Z',
      'M135 16.8L157 17.6C164 18.2 168 21.2 171.6 26.4C176.6 34 180.6 41 184.4 48.6L135 47Z',
    ],
    lines: 'M91 50V82M133 50V83M188 54C190.5 62 190 74 187 82M10 54H186M49 50V82',
    handles: [
      [140, 59.5],
      [98, 59.5],
    ],
    trim: 'M5.2 81H236C235.8 86 233.8 88 230 88H8C6.4 86.2 5.6 83.8 5.2 81Z',
    rearWheelX: 46,
    frontWheelX: 200,
    wheelRadius: 15.5,
    sillY: 88,
    headlight: [227, 64],
    taillight: [5, 51],
    mirror: [181, 45],
  },
  pickup: {
    body: 'M9 85C5 80 4.5 70 5.5 60C6 56 8 54.6 12 54.5L88 54C90 46 93 37 98 32C102 28.6 110 27.4 122 27.2C138 27 148 28 154 31.4C163 37 171 46 177 52.6C196 54 217 56.6 226 61C232 65 235.5 72 235.5 79C235.5 83.5 233 85 229 85Z',
    windows: [
      'M94.6 50C96.6 43 99.4 37.8 103 34.8C107 32.6 114 32.1 122.5 32L123.5 51.5L95.8 51Q94.3 51 94.6 50Z',
      'M128 32C138 32.1 145.4 32.9 150 35.7C157 40 163 46.4 168.2 52.4L129 51.7Z',
    ],
    lines: 'M90.5 56V79M126 53V79M172 56C174.5 64 174.5 72 172.5 79M12 60H88M96 57H171',
    handles: [
      [132, 61],
      [100, 61],
    ],
    trim: 'M6.6 78.5H235.5C235.5 83.4 233 85 229 85H9C7.8 83.2 7 81 6.6 78.5Z',
    rearWheelX: 49,
    frontWheelX: 194,
    wheelRadius: 17,
    sillY: 85,
    headlight: [224, 62],
    taillight: [5.2, 57],
    mirror: [164.5, 50],
  },
  cabriolet: {
    body: 'M29 88C25.5 83 25 74 26.5 67C28 61 34 58.6 44 57.8C60 57 80 58.4 96 58.8L150 59C171 60 196 62.6 206 68C212 71.5 215 77 215 83C215 86.5 213 88 210 88Z',
    windows: ['M126.5 44.5L145.5 58.9H118.5C119 53.8 121.6 48.4 126.5 44.5Z'],
    lines: 'M90 62V84M144 62C147.5 70 147.5 77 144.5 84M60 63H148',
    handles: [[97, 67.5]],
    trim: 'M40 58.2C42 52.4 53 50.2 66 51.6C73 52.4 77 55 78 58.6ZM99 58.8C96.6 52 96.8 45.4 100 43.6C104.6 42 107.6 49 109 58.8Z',
    rails: 'M151 60C143 53 134 47 125 42.5',
    rearWheelX: 62,
    frontWheelX: 179,
    wheelRadius: 15,
    sillY: 88,
    headlight: [203, 68.5],
    taillight: [27.4, 63.5],
    mirror: [141, 57.4],
  },
} as const satisfies Record<string, CarShape>

export type CarBodyType = keyof typeof carShapes
