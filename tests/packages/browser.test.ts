import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { sampleHandlers } from '../../packages/booking-widget/src/sample/sample-mocks.ts'
import { tool } from '../../scripts/root.mjs'
import { capture } from '../../scripts/run.mjs'
import { openSite } from './open-site.ts'

const site = inject('site')
const patience = { timeout: 30_000 }
let browser: Browser

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH']
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
})
afterAll(() => browser.close())

async function open(library: string, name: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const addressOf = await openSite(context, join(site, library), sampleHandlers())
  await page.goto(addressOf(name))
  return { page, errors }
}

const backgroundOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)

describe.for(['react', 'preact'])('a fresh Vite project on %s', (library) => {
  beforeAll(async () => {
    const args = ['build', '--config', `${library}.config.js`, '--outDir', library, '--logLevel', 'error']
    const { code, output } = await capture(tool('vite'), args, { cwd: site, env: { NODE_ENV: 'production' } })
    expect(code, output).toBe(0)
  }, 120_000)

  test('draws controls that can be used, without errors', async () => {
    const { page, errors } = await open(library, 'controls.html')
    await page.getByRole('textbox', { name: 'Navn' }).fill('Kari')
    await page.getByRole('button', { name: 'Velg klubb' }).click()
    await page.getByRole('option', { name: 'Nordbil' }).click()
    await page.getByRole('button', { name: 'Bli medlem' }).click()
    await page.getByText('Velkommen, Kari!').waitFor(patience)
    expect(await page.getByRole('button', { name: 'Nordbil' }).count()).toBe(1)
    expect(await backgroundOf(page, 'Bli medlem')).toMatch(/^rgb\(/)
    expect(errors).toEqual([])
  })

  test('finds cars in the booking widget and opens one, without errors', async () => {
    const { page, errors } = await open(library, 'widget.html')
    await page.getByRole('heading', { name: '5 ledige av 8 biler' }).waitFor(patience)
    await page.getByRole('button', { name: /Toyota Yaris/ }).click(patience)
    await page.getByRole('heading', { name: 'Toyota Yaris' }).waitFor(patience)
    expect(errors).toEqual([])
  })

  test('bundles one of the two libraries, and the worker of the map', () => {
    const assets = join(site, library, 'assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    const text = scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')
    expect(text.includes('react.transitional.element')).toBe(library === 'react')
    const worker = scripts.find((name) => name.startsWith('maplibre-gl-worker'))
    expect(text.includes(`/assets/${worker}`)).toBe(true)
  })
})
