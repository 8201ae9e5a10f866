import { partnerSite, search, snippetsOf } from './set-up/partner-site.ts'
import { servePage } from './set-up/partner-snippets.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }

const pages = [
  { title: 'a page without a size of its own', style: '', bodyPx: 16 },
  { title: 'a page read at twice the size', style: 'body { font-size: 32px }', bodyPx: 32 },
  { title: 'a page whose root is 10 px', style: 'html { font-size: 62.5% } body { font-size: 2rem }', bodyPx: 20 },
  { title: 'a page of small print', style: 'body { font-size: 11px }', bodyPx: 16 },
]

test('the embed follows the text size of the page around it, and is never smaller than it was drawn', async ({
  page,
}) => {
  test.slow()
  const origin = await partnerSite(page)
  const snippets = await snippetsOf(page)
  for (const [index, { title, style, bodyPx }] of pages.entries()) {
    const body = `<style nonce="tilfeldig">${style}</style>${snippets.get('søk')}`
    await servePage(page, `${origin}/tekst-${index}`, new Map([...snippets, ['tekst', body]]), 'tekst')
    const list = search(page).getByRole('list', { name: 'Biler' })
    await expect(list, title).toHaveAttribute('aria-busy', 'false', atFirst)
    const sizesPx = await list.evaluate((element) => {
      const texts = [...element.querySelectorAll('*')].filter(
        (part) => part.childElementCount === 0 && part.textContent,
      )
      return texts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))
    })
    // The smallest print of a row is 13/16 of the body's, and nothing in it is larger than 22/16.
    expect(Math.min(...sizesPx) / bodyPx, title).toBeGreaterThanOrEqual(13 / 16)
    expect(Math.max(...sizesPx) / bodyPx, title).toBeLessThanOrEqual(22 / 16)
  }
})
