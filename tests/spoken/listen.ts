import { virtual } from '@guidepup/virtual-screen-reader'
import { type Meta, type ReactRenderer, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { composeStory } from 'storybook/preview-api'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'

interface StoryFile {
  readonly default: object
}

export interface Listener {
  /** Real keys of the browser, as `{ArrowDown}` or letters. */
  readonly press: (keys: string) => Promise<void>
  /** Reads on from where the reader stands. */
  readonly readOn: () => Promise<void>
  /** Waits until each was said, in this order, after all that was heard before. */
  readonly hears: (...phrases: readonly (string | RegExp)[]) => Promise<void>
}

const project = setProjectAnnotations(preview)

// The library also asks parts that have just left the page, whose root is an element, and takes it for a document.
Object.defineProperty(Element.prototype, 'getElementById', {
  configurable: true,
  value(this: Element, id: string) {
    return this.querySelector(`#${CSS.escape(id)}`)
  },
})

/** Draws a story without playing it, and listens to what a screen reader says from then on. */
export async function listenTo<F extends StoryFile>(
  file: F,
  name: Exclude<keyof F, 'default'> & string,
): Promise<Listener> {
  const { play: _, ...story } = file[name] as StoryObj
  const canvasElement = document.body.appendChild(document.createElement('div'))
  await virtual.start({ container: document.body })
  await composeStory<ReactRenderer>(story, file.default as Meta, project, undefined, name).run({ canvasElement })
  let from = 0
  const unheard = async () => (await virtual.spokenPhraseLog()).slice(from).map((phrase) => phrase.replace(/\s/g, ' '))
  const hear = async (wanted: string | RegExp) => {
    const isIt = (said: string) => (typeof wanted === 'string' ? said === wanted : wanted.test(said))
    await expect
      .poll(unheard, { timeout: 10_000 })
      .toSatisfy((phrases: string[]) => phrases.some(isIt), `somebody says ${wanted}`)
    from += (await unheard()).findIndex(isIt) + 1
  }
  return {
    press: (keys) => userEvent.keyboard(keys),
    readOn: () => virtual.next(),
    hears: async (...phrases) => {
      for (const phrase of phrases) await hear(phrase)
    },
  }
}

/** Puts the screen reader and the page away. */
export async function stopListening(): Promise<void> {
  await virtual.stop()
  document.body.replaceChildren()
}
