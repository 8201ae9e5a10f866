import { expect, it } from 'vitest'
import { inRem } from './in-rem.ts'

it('sizes in rem are as many times the root font size as they are 16 px', () => {
  expect(inRem({ small: '14px', body: '16px', heading: '28px' })).toEqual({
    small: '0.875rem',
    body: '1rem',
    heading: '1.75rem',
  })
})
