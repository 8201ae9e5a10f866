import { expect, it } from 'vitest'
import { checkPartnerOrigins, parsePartnerOrigins } from './partner-origins.ts'

it('[E20] sites are read one from each line, as a browser says them, and each once', () => {
  expect(parsePartnerOrigins(' https://Damsgard.example/ \n\nhttps://damsgard.example\nhttp://localhost:5173')).toEqual(
    ['https://damsgard.example', 'http://localhost:5173'],
  )
  expect(parsePartnerOrigins('')).toEqual([])
  expect(checkPartnerOrigins('https://damsgard.example')).toBeUndefined()
})

it.each([
  'damsgard.example',
  'https://damsgard.example/side',
  'https://damsgard.example?a=1',
  'https://kari@damsgard.example',
  'javascript:alert(1)',
  'https://damsgard.example, https://havna.example',
])('[E20] %s is no site', (line) => {
  expect(checkPartnerOrigins(`https://havna.example\n${line}`)).toBe('field.origins')
})
