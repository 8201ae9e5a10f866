import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${more}>${inside}</svg>`

test('a drawing is kept as it is', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9"/><use xlink:href="#a"/>',
  )
  expect(
    cleanSvg(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><!-- Made --> ${drawing}`,
    ),
  ).toBe(drawing)
})

describe('a drawing loses all that could run or be fetched, and stays a drawing', () => {
  const path = '<path d="M0 0h9"/>'
  test.each([
    '<script>alert(1)</script>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<style>@import "https://elsewhere.example/a.css";</style>',
    '<image href="https://elsewhere.example/a.png"/>',
    '<a href="javascript:alert(1)"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<?xml-stylesheet href="https://elsewhere.example/a.css"?>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  ])('%s', (bad) => {
    expect(cleanSvg(svg(`${bad}${path}`))).toBe(svg(path))
  })

  test.each([
    'onload="alert(1)"',
    'style="background:url(https://elsewhere.example)"',
    'fill="url(https://elsewhere.example/#a)"',
    'fill="red url( //elsewhere.example )"',
    'href="https://elsewhere.example/#a"',
    'xlink:href="data:image/svg+xml,x"',
    'class="a"',
  ])('%s', (bad) => {
    expect(cleanSvg(svg(`<path d="M0 0h9" ${bad}/>`))).toBe(svg(path))
    expect(cleanSvg(svg(path, ` ${bad}`))).toBe(svg(path))
  })
})

test.each([
  '',
  'logo',
  '<svg viewBox="0 0 1 1"/>',
  '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path></svg>',
  '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>&a;</text></svg>',
])('%s is no drawing', (text) => {
  expect(cleanSvg(text)).toBeUndefined()
})
