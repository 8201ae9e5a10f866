import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 150
const PATIENCE_MS = 5000

/** One person's hands on the keyboard: counts what is pressed, and how long each answer is waited for. */
export class Hands {
  readonly page: Page
  #presses = 0
  #letters = 0
  #pressedAt = 0
  #waits: number[] = []

  constructor(page: Page) {
    this.page = page
  }

  /** Keys pressed, letters of what is typed among them; of these the letters; and each wait for an answer (ms). */
  get counted() {
    return { presses: this.#presses, letters: this.#letters, waits: this.#waits }
  }

  /** Keys one after the other; those held down together are one press. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#presses += 1
      this.#pressedAt = performance.now()
      await this.page.keyboard.press(key)
    }
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      this.#letters += 1
      this.#presses += 1
      this.#pressedAt = performance.now()
      await this.page.keyboard.type(letter)
    }
  }

  /** What was asked for is there: the time since the last press is the wait for it. */
  async sees(what: Locator): Promise<void> {
    await what.first().waitFor({ state: 'visible', timeout: PATIENCE_MS })
    this.#waits.push(performance.now() - this.#pressedAt)
  }

  /** Tab until the element has the focus; `back` is with Shift. */
  async tabTo(target: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    const element = await target.elementHandle()
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await this.page.evaluate((wanted) => wanted === document.activeElement, element)) return
      await this.press(way === 'on' ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`${target} cannot be reached with Tab`)
  }

  async pressOn(target: Locator, way: 'on' | 'back' = 'on'): Promise<void> {
    await this.tabTo(target, way)
    await this.press('Enter')
  }

  async typeIn(target: Locator, text: string, way: 'on' | 'back' = 'on'): Promise<void> {
    await this.tabTo(target, way)
    await this.type(text)
  }

  /** Opens a choice, types how the wanted one begins, and takes it. */
  async choose(label: RegExp, wanted: string, beginning = wanted): Promise<void> {
    await this.pressOn(this.page.getByRole('button', { name: label }))
    const option = this.page.getByRole('option', { name: wanted, exact: true })
    await expect(option).toBeVisible()
    await this.type(beginning)
    await expect(option).toBeFocused()
    await this.press('Enter')
  }

  /** Takes what a picker offers: at once where it alone fits, else by arrows down to it. */
  async take(option: Locator): Promise<void> {
    await this.sees(option)
    for (let rows = 0; rows < 20; rows += 1) {
      if ((await option.first().getAttribute('data-focused')) === 'true') return this.press('Enter')
      await this.press('ArrowDown')
    }
    throw new Error(`${option} cannot be reached with the arrows`)
  }

  /** The first row of a list, opened. */
  async openFirst(): Promise<void> {
    await this.sees(this.page.getByRole('rowheader').getByRole('link'))
    await this.press('j', 'Enter')
  }

  /** SØK for a text: its first answer is seen. */
  async ask(text: string, answer: RegExp): Promise<void> {
    await this.press('Control+k')
    await expect(this.page.getByRole('combobox', { name: 'Hva leter du etter?' })).toBeFocused()
    await this.type(text)
    await this.sees(this.page.getByRole('option', { name: answer }))
  }

  /** SØK for a field of the page, by its name: it has the focus. */
  async goToField(name: string, field: Locator): Promise<void> {
    await this.ask(name, new RegExp(`^${name}`, 'i'))
    await this.press('Enter')
    await expect(field).toBeFocused()
  }

  /** SØK for a text, and what it answers first is opened. */
  async open(text: string, answer: RegExp, heading: string | RegExp): Promise<void> {
    await this.ask(text, answer)
    await this.press('Enter')
    await this.sees(this.page.getByRole('heading', { level: 1, name: heading }))
  }
}
