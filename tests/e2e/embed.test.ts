import { chromium, type Locator, type Page } from '@playwright/test'
import { withMap } from '../../.storybook/launch-options.ts'
import { takeCar } from './set-up/book-now.ts'
import { pressByKey, tabTo } from './set-up/keyboard.ts'
import { countLeft, watchLeft } from './set-up/left-behind.ts'
import { lettersOf } from './set-up/letters-of.ts'
import { partnerSite, search } from './set-up/partner-site.ts'
import { readSnippets, servePage } from './set-up/partner-snippets.ts'
import { expect, test } from './set-up/test.ts'

// A page that is not on this machine may not ask it; these are, but Playwright's own answers have no address.
test.use({ permissions: ['local-network-access'] })

// The first page of a browser waits for all of its scripts.
const atFirst = { timeout: 30_000 }
/** How often an element is taken out and put back: most without the map, which takes its time to draw. */
const stays = 47
const staysWithMap = 3

/** Presses Tab until the element has the focus, through the shadow roots. */
async function tabInto(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible(atFirst)
  const element = await target.elementHandle()
  for (let stop = 0; stop < 200; stop += 1) {
    const isThere = await element?.evaluate((wanted) => {
      const root = wanted.getRootNode() as Document | ShadowRoot
      return root.activeElement === wanted
    })
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached with Tab`)
}

async function pressInside(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabInto(page, target)
  await page.keyboard.press(key)
}

test('the embed on a hostile foreign page: log-in, search, booking and reservation by keyboard alone', async ({
  page,
  context,
}) => {
  test.slow()
  const name = `Beboer ${lettersOf(Date.now())}`
  await partnerSite(page)
  await tabTo(page, page.getByLabel('Navnet ditt'))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Hei, ${name}`)).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/fiendtlig`)

  // An old jQuery, and lists and texts that are not what they were.
  expect(
    await page.evaluate(() => [Reflect.get(window, 'jQuery').fn.jquery, [1, 2].reduce(() => 0), JSON.stringify([1])]),
  ).toEqual(['1.12.4', [1, 2], '"[1]"'])

  // Whoever is new to the club joins in a window of the club's own, where the terms are.
  const login = page.locator('delebil-login')
  await pressInside(page, login.getByRole('button', { name: 'Logg inn' }))
  await expect(login.getByText(`Du er logget inn som ${name}.`)).toBeVisible()
  const opened = context.waitForEvent('page')
  await pressInside(page, login.getByRole('button', { name: 'Bli med i eget vindu' }))
  const club = await opened
  await expect(club).toHaveURL(/\/join\?partnerKey=damsgard$/, atFirst)
  await expect(club.getByText(`Du er logget inn som ${name}`, { exact: false })).toBeVisible(atFirst)
  expect(await club.evaluate(() => window.opener)).toBeNull()
  await tabTo(club, club.getByRole('checkbox'))
  await club.keyboard.press('Space')
  await pressByKey(club, club.getByRole('button', { name: 'Opprett medlemskap' }))
  await expect(club.getByRole('heading', { name: /^Velkommen til/ })).toBeVisible()
  await club.close()
  await pressInside(page, login.getByRole('button', { name: 'Jeg har blitt med' }))
  await expect(login.getByRole('button', { name: 'Jeg har blitt med' })).toBeHidden()

  // The page's own rules do not reach inside.
  const list = search(page).getByRole('list', { name: 'Biler' })
  await expect(list).toHaveAttribute('aria-busy', 'false', atFirst)
  const heading = search(page)
    .getByText(/\d+ biler/)
    .first()
  expect(await heading.evaluate((element) => getComputedStyle(element).textTransform)).toBe('none')

  const car = list
    .getByRole('listitem')
    .filter({ has: page.getByText('Ledig', { exact: true }) })
    .nth(6)
  await pressInside(page, car.getByRole('button'))
  await pressInside(page, search(page).getByRole('button', { name: 'Reserver', exact: true }))
  await pressInside(page, search(page).getByRole('button', { name: 'Bekreft reservasjon' }))
  const own = search(page).getByRole('link', { name: 'Se reservasjonen' })
  await expect(own).toBeVisible()
  await expect(page.locator('#hendelser')).toContainText('delebil:booked {"reservationId":')
  await pressInside(page, own)
  await expect(search(page).getByRole('heading', { level: 2, name: /Reservasjon \d+/ })).toBeVisible(atFirst)
  // A dialog lies in the browser's top layer, named, with the focus inside, and gives it back.
  const menu = search(page).getByRole('button', { name: 'Flere valg' })
  await pressInside(page, menu)
  await pressInside(page, search(page).getByRole('menuitem', { name: 'Avbestill' }))
  const dialog = search(page).getByRole('alertdialog', { name: 'Avbestille reservasjonen?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
})

test('an embed removed and inserted fifty times leaves no listener, timer, node or drawing context', async ({
  baseURL,
  request,
}) => {
  test.slow()
  const browser = await chromium.launch(withMap)
  const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce', locale: 'nb-NO' })
  await page.route('https://cache.kartverket.no/**', (route) => route.abort())
  await watchLeft(page)
  // The page enforces Trusted Types: the map's worker starts, and nothing is complained about.
  const said: string[] = []
  page.on('console', (message) => /policy|trusted/i.test(message.text()) && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  const worker = page.waitForEvent('worker')
  const { url } = await request.get('/demo/partner/side').then((answer) => ({ url: answer.url() }))
  await page.goto(url)
  const takeOutAndPutBack = (times: number, inside: string) =>
    page.evaluate(
      async ([count, wanted]) => {
        const elements = [...document.querySelectorAll('delebil-search, delebil-login')]
        const places = elements.map((element) => element.parentElement)
        const frame = () => new Promise(requestAnimationFrame)
        for (let stay = 0; stay < count; stay += 1) {
          while (!elements[1]?.shadowRoot?.querySelector(wanted)) await frame()
          for (const element of elements) element.remove()
          await frame()
          if (elements.some(({ shadowRoot }) => shadowRoot?.childElementCount !== 0))
            throw new Error('It is still there.')
          elements.forEach((element, index) => void places[index]?.append(element))
        }
        for (const element of elements) element.remove()
        await frame()
        elements.forEach((element, index) => {
          element.setAttribute('map', 'asked')
          places[index]?.append(element)
        })
        while (!elements[1]?.shadowRoot?.querySelector('[aria-busy="false"] [data-car]')) await frame()
        for (const element of elements) element.remove()
        for (const element of elements) Object.assign(window, { [element.localName]: element })
      },
      [times, inside] as const,
    )
  const putBack = () =>
    page.evaluate(() => {
      for (const name of ['delebil-login', 'delebil-search'])
        document.querySelector('main')?.append((window as unknown as Record<string, Element>)[name] as Element)
    })

  // With the map, and everything that comes only once.
  await worker
  await takeOutAndPutBack(staysWithMap, 'canvas')
  const first = await countLeft(page)
  expect(first.contexts).toBe(0)
  await putBack()
  await takeOutAndPutBack(stays, '[aria-busy="false"] [data-car]')
  // Not one more than before; the rubbish may be taken out in several rounds.
  await expect(async () => {
    const last = await countLeft(page)
    expect(last).toMatchObject({ contexts: 0, timers: 0 })
    expect(last.listeners).toBeLessThanOrEqual(first.listeners)
    expect(last.nodes).toBeLessThanOrEqual(first.nodes)
  }).toPass({ timeout: 20_000 })
  expect(said).toEqual([])
  await browser.close()
})

test("every snippet of the partners' documentation works under the policy it gives", async ({ page, allowStatus }) => {
  // Whoever is not logged in at the partner gets no token there.
  allowStatus(401)
  const origin = await partnerSite(page)
  const snippets = await readSnippets(page.request, new URL((await page.request.get('/demo/partner')).url()).origin)
  const carsIn = (element: string) => page.locator(element).getByRole('list', { name: 'Biler' })

  await servePage(page, `${origin}/snutt`, snippets, 'søk')
  await expect(carsIn('delebil-search')).toHaveAttribute('aria-busy', 'false', atFirst)

  await servePage(page, `${origin}/snutt`, snippets, 'innlogging')
  await expect(page.locator('delebil-login').getByRole('alert')).toContainText('Vi fikk ikke logget deg inn')

  await servePage(page, `${origin}/snutt`, snippets, 'kø')
  await expect(search(page).getByRole('heading', { level: 1, name: 'Reservasjoner' })).toBeVisible()
  await expect(page.locator('delebil-car').getByRole('table', { name: 'Pris' })).toBeVisible()

  await servePage(page, `${origin}/snutt`, snippets, 'utseende')
  const button = search(page).getByRole('button', { name: 'Vis kartet' })
  await expect(button).toBeVisible()
  // Drawn by the server first, then by the widget.
  await expect(button).toHaveCSS('font-family', /Georgia/)
  expect(await search(page).evaluate((element) => element.clientHeight)).toBe(640)

  await servePage(page, `${origin}/snutt`, snippets, 'integritet')
  await expect(carsIn('delebil-search')).toHaveAttribute('aria-busy', 'false')

  await servePage(page, `${origin}/snutt`, snippets, 'react')
  await expect(carsIn('delebil-search')).toHaveAttribute('aria-busy', 'false')
})

test('the embed in a page of Vue: attributes, properties, events and methods work, also when inserted again', async ({
  page,
}) => {
  const origin = await partnerSite(page)
  await page.request.post(`${origin}/logg-inn`, { form: { navn: `Beboer ${lettersOf(Date.now())}` } })
  const snippets = await readSnippets(page.request, new URL((await page.request.get('/demo/partner')).url()).origin)
  const searched = page.waitForRequest((request) => /\/api\/search\?/.test(request.url()))
  await servePage(page, `${origin}/snutt`, snippets, 'vue')
  const list = search(page).getByRole('list', { name: 'Biler' })
  await expect(list).toHaveAttribute('aria-busy', 'false', atFirst)

  // An event of the element, an attribute that changes, a function as a property, and a method.
  await list.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByText(/^Du så sist på bil \d+\.$/)).toBeVisible()
  const themed = search(page).locator('[data-theme]')
  await expect(themed).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Bytt lys og mørke' }).click()
  await expect(themed).toHaveAttribute('data-theme', 'dark')
  await search(page).evaluate((element) => Reflect.get(element, 'logIn').call(element))
  await expect(search(page).getByRole('button', { name: 'Mine reservasjoner' })).toBeVisible()

  // What somebody else books is shown without being asked for.
  await search(page).getByRole('button', { name: 'Tilbake til bilene' }).click()
  const free = list.getByRole('listitem').filter({ has: page.getByText('Ledig', { exact: true }) })
  const taken = Number(await free.last().getAttribute('data-car'))
  const giveBack = await takeCar(page.request, 'employee', taken, new URL((await searched).url()))
  await expect(free.and(page.locator(`[data-car="${taken}"]`))).toHaveCount(0)
  await giveBack()

  await page.getByRole('button', { name: 'Skjul bilene' }).click()
  await expect(search(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Finn en bil' }).click()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(themed).toHaveAttribute('data-theme', 'dark')
  await expect(search(page).getByRole('button', { name: 'Mine reservasjoner' })).toBeVisible()
})

test('a loader whose content differs from its integrity hash is not run', async ({ browser, page }) => {
  const origin = await partnerSite(page)
  const snippets = await readSnippets(page.request, new URL((await page.request.get('/demo/partner')).url()).origin)
  const integrity = snippets.get('integritet')?.replace(/sha384-[^"]{8}/, 'sha384-AAAAAAAA') ?? ''
  // Not the watched one: this page is to complain.
  const other = await browser.newPage({ permissions: ['local-network-access'] })
  const refused = other.waitForEvent('console', (message) => /integrity/.test(message.text()))
  await servePage(other, `${origin}/snutt`, new Map([...snippets, ['integritet', integrity]]), 'integritet')
  await refused
  expect(await other.evaluate(() => customElements.get('delebil-search'))).toBeUndefined()
  await other.close()
})
