import type { Browser, Page } from '@playwright/test'
import { fillLogin, type Who } from './set-up/people.ts'
import { expect, test } from './set-up/test.ts'

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** As they come over the network, packed. */
  readonly kiloBytes: number
}

/** What a browser that has been here never before fetches of the site's own until `isThere`, logged in elsewhere. */
async function filesOf(
  browser: Browser,
  from: Page,
  path: string,
  isThere: (page: Page) => Promise<void>,
  look: { readonly viewport?: { readonly width: number; readonly height: number } } = {},
): Promise<Files> {
  const storageState = await from.context().storageState()
  const baseURL = new URL(from.url()).origin
  const context = await browser.newContext({ storageState, baseURL, locale: 'nb-NO', ...look })
  const page = await context.newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const size = async () => (await request.sizes()).responseBodySize
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) sizes.set(pathname, size())
  })
  await page.goto(path)
  await isThere(page)
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  await context.close()
  const named = (end: string) => [...sizes.keys()].filter((name) => name.endsWith(end))
  return { scripts: named('.js'), styles: named('.css'), kiloBytes: bytes / 1000 }
}

const logInAt = async (page: Page, who: Who) => {
  await page.goto('/reservations')
  await fillLogin(page, who)
}

test("a member's reservations come in few files, and no more than they need", async ({ page, browser }) => {
  await logInAt(page, 'member')
  const files = await filesOf(browser, page, '/reservations', (opened) =>
    expect(opened.getByRole('article').first()).toBeVisible(),
  )
  expect(files.scripts.length).toBeLessThanOrEqual(16)
  expect(files.styles.length).toBeLessThanOrEqual(4)
  expect(files.kiloBytes).toBeLessThanOrEqual(250)
})

test('a reservation on a phone is there without the map, which comes when it is asked for', async ({
  page,
  browser,
}) => {
  await logInAt(page, 'member')
  await page
    .getByRole('link', { name: /^Vis reservasjon/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/reservations\/\d+$/)
  const phone = { viewport: { width: 390, height: 844 } }
  const map = /\/(maplibre|use-drawn-map|drawn-place-map|car-map)/
  const { pathname } = new URL(page.url())
  const isThere = async (opened: Page) => {
    await expect(opened.getByRole('button', { name: /^Vis kartet/ })).toBeVisible()
    // Longer than a desk waits for its rest.
    await opened.waitForTimeout(5000)
  }
  const before = await filesOf(browser, page, pathname, isThere, phone)
  expect(before.scripts.filter((name) => map.test(name))).toEqual([])
  expect(before.kiloBytes).toBeLessThanOrEqual(310)
  const asks = async (opened: Page) => {
    await opened.getByRole('button', { name: /^Vis kartet/ }).click()
    await expect(opened.getByText('Kartverket').first()).toBeVisible()
  }
  const after = await filesOf(browser, page, pathname, asks, phone)
  expect(after.scripts.length).toBeGreaterThan(before.scripts.length)
})

test('a press on a reservation before what it opens has come opens it when it has', async ({ page, browser }) => {
  await logInAt(page, 'member')
  const storageState = await page.context().storageState()
  const baseURL = new URL(page.url()).origin
  const context = await browser.newContext({ storageState, baseURL, locale: 'nb-NO', serviceWorkers: 'block' })
  const opened = await context.newPage()
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  let asked = 0
  await opened.route('**/assets/opened-dialogs-*.js', async (route) => {
    asked += 1
    await given
    await route.continue()
  })
  await opened.goto('/reservations')
  const menu = opened.getByRole('button', { name: 'Flere valg' }).first()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(opened.getByRole('menu')).toHaveCount(0)
  give()
  await expect(opened.getByRole('menuitem').first()).toBeFocused()
  await opened.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  expect(asked).toBe(1)
  await context.close()
})

test('the admin area comes in few files, and none of what the search for cars fetches after its list', async ({
  page,
  browser,
}) => {
  await logInAt(page, 'admin')
  const files = await filesOf(browser, page, '/admin', (opened) =>
    expect(opened.getByRole('heading', { level: 1 })).toBeVisible(),
  )
  expect(files.scripts.length).toBeLessThanOrEqual(17)
  // Rows and words of cars are in one file with the first page, and are used here too.
  expect(files.scripts.filter((name) => /search-panel|screen-body|car-map/.test(name))).toEqual([])
  // 390 before there was billing: three more kinds of records, and what each amount is made of.
  // 410 before charges were corrected, disputed and answered, and tariffs had a screen.
  // 420 before there were books, months that are closed, reminders and receipts.
  // 435 before files were read in, payments matched, paper printed, and what is wrong with a bill told while it is mended.
  // 460 before SMS, seven more kinds of files, and queues that open with their first case.
  // 470 before events of all records were read on, and the books' errors said how to mend them.
  // 475 before staff were shown what is left to set up, and partners and filters had screens.
  // 479 before clubs moved in, made terms by version and took cars into use.
  // 483 before one calendar was left, and what is fetched together was one file.
  expect(files.kiloBytes).toBeLessThanOrEqual(468)
})

test('the files of the pages are kept for the time without network, and those of the map are not', async ({
  page,
  browser,
}) => {
  await logInAt(page, 'member')
  const kept = await (await page.request.get('/service-worker.js')).text()
  for (const path of ['/reservations', '/invoices']) {
    const files = await filesOf(browser, page, path, (opened) =>
      expect(opened.getByRole('heading', { level: 2 }).first()).toBeVisible(),
    )
    expect([...files.scripts, ...files.styles].filter((name) => !kept.includes(name))).toEqual([])
  }
  expect(kept.match(/\/assets\/(car-map|maplibre)[^`]*/g) ?? []).toEqual([])
})

test('the scripts that a visit begins with are compiled while they come, and those of the map are not', async ({
  request,
  page,
}) => {
  const begins = async (name: string) =>
    (await (await request.get(name)).text()).startsWith('//# allFunctionsCalledOnLoad')
  for (const address of ['/findcar', '/reservations']) {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text()
    const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name)
    expect(scripts.length).toBeGreaterThan(1)
    for (const name of scripts) expect(await begins(name), name).toBe(true)
  }
  const { parts } = await (await request.get('/embed/v1/embed.json')).json()
  const list = (parts.search as string[]).filter((name) => !name.includes('page-proof'))
  expect(list.length).toBeGreaterThan(1)
  for (const name of list) expect(await begins(`/embed/v1/${name}`), name).toBe(true)
  const map = page.waitForRequest(/\/assets\/use-drawn-map-[^/]*\.js$/)
  await page.goto('/findcar')
  expect(await begins(new URL((await map).url()).pathname)).toBe(false)
})
