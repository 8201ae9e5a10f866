import {
  attributes,
  type Drawn,
  type EventName,
  type GetToken,
  type MethodName,
  type Mount,
  methods,
  type Widget,
} from '../contract.ts'
import { followPageText } from './follow-page-text.ts'
import { isWide } from './is-wide.ts'

/** Shows what is there before the widget; undefined where there is nothing, or where its element has been taken out of the page meanwhile. */
export type DrawFirst = (
  element: HTMLElement,
  root: ShadowRoot,
  site: string,
  isCurrent: () => boolean,
) => Promise<Drawn | undefined>

export interface ElementParts {
  readonly load: () => Promise<{ readonly mount: Mount }>
  readonly drawFirst?: DrawFirst
}

export interface Surroundings {
  /** Origin of the club's site. */
  readonly site: string
  /** Tells when the element is near the screen; returns the undo. */
  readonly whenNear: (element: HTMLElement, then: () => void) => () => void
  readonly report: (problem: unknown) => void
}

const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The place that an element takes from the moment it is defined, so that nothing moves when its widget comes. */
const frame = new CSSStyleSheet()
frame.replaceSync(
  `:host(:not([hidden])){display:block}:host(delebil-search){min-height:var(--delebil-height,720px)}${followPageText()}`,
)

/** An element that fetches its widget when it comes near the screen, and keeps every call until the widget is there. */
export function createElementClass(
  { load, drawFirst }: ElementParts,
  { site, whenNear, report }: Surroundings,
): CustomElementConstructor {
  class DelebilElement extends HTMLElement {
    static observedAttributes: readonly string[] = attributes
    #getToken: GetToken | undefined
    #root = this.attachShadow({ mode: 'open' })
    /** What the page has put inside, until the widget is there. */
    #place = document.createElement('slot')
    #widget: Widget | undefined
    #waiting: (readonly [MethodName, readonly unknown[]])[] = []
    #stopWatching: (() => void) | undefined
    /** Counts the times that it was put into a page: what was begun for an earlier one is dropped. */
    #stay = 0

    constructor() {
      super()
      this.#root.adoptedStyleSheets = [frame]
      this.#root.append(this.#place)
    }

    connectedCallback() {
      this.#upgrade()
      // Moved within the page: nothing was stopped.
      if (this.#stopWatching) return
      this.#stay += 1
      const start = () => void this.#start(this.#stay)
      this.#stopWatching = () => undefined
      if (this.getAttribute('loading') === 'eager') start()
      else this.#stopWatching = whenNear(this, start)
    }

    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#stay += 1
        this.#stopWatching?.()
        this.#stopWatching = undefined
        if (this.#widget) this.#widget.unmount()
        else this.#root.replaceChildren(this.#place)
        this.#widget = undefined
        // Also of what was drawn before a widget came.
        this.#root.adoptedStyleSheets = [frame]
      })
    }

    attributeChangedCallback() {
      this.#widget?.update()
    }

    get getToken() {
      return this.#getToken
    }

    set getToken(getToken: GetToken | undefined) {
      this.#getToken = getToken
      this.#widget?.update()
    }

    /** Calls a method of the widget, now or once it is there. */
    send(method: MethodName, args: readonly unknown[]) {
      if (this.#widget) this.#widget.call(method, args)
      else this.#waiting.push([method, args])
    }

    /** What was set on the element before it was one of ours. */
    #upgrade() {
      for (const name of ['getToken', ...attributes.map(camel)]) {
        if (!Object.hasOwn(this, name)) continue
        const value = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }

    async #start(stay: number) {
      const root = this.#root
      const tell = (name: EventName, detail: unknown, isForElement?: boolean) =>
        this.dispatchEvent(
          new CustomEvent(`delebil:${name}`, { bubbles: !isForElement, composed: true, cancelable: true, detail }),
        )
      try {
        const drawn = await drawFirst?.(this, root, site, () => stay === this.#stay).catch(() => undefined)
        if (stay !== this.#stay) return
        const loading = load()
        // What dates and amounts are written with takes long to be made ready, and now nothing else goes on.
        setTimeout(() => new Intl.DateTimeFormat('nb'))
        const { mount } = await loading
        if (stay !== this.#stay) return
        this.#widget = mount({
          element: this,
          root,
          drawn,
          isWide: () => isWide(this),
          site,
          attribute: (name) => this.getAttribute(name) ?? undefined,
          getToken: () => this.#getToken,
          tell,
        })
        for (const [method, args] of this.#waiting.splice(0)) this.#widget.call(method, args)
      } catch (problem) {
        if (stay !== this.#stay) return
        const link = document.createElement('a')
        link.href = site
        link.append('Åpne bildelingen')
        this.#place.replaceChildren(link)
        root.replaceChildren('Kunne ikke hente bildelingen. ', this.#place)
        tell('error', { code: 'embed.not-loaded' })
        report(problem)
      }
    }
  }

  for (const name of attributes) {
    if (name === 'lang') continue
    Object.defineProperty(DelebilElement.prototype, camel(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return name === 'auto-login' ? this.hasAttribute(name) : this.getAttribute(name)
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
  }
  for (const method of methods) {
    Reflect.set(DelebilElement.prototype, method, function (this: DelebilElement, ...args: unknown[]) {
      this.send(method, args)
    })
  }
  return DelebilElement
}

/** Defines what is not defined yet: a page may load the script twice. */
export function defineElements(
  elements: Readonly<Record<string, ElementParts>>,
  surroundings: Surroundings,
  registry: Pick<CustomElementRegistry, 'get' | 'define'> = customElements,
): void {
  for (const [name, parts] of Object.entries(elements)) {
    if (!registry.get(name)) registry.define(name, createElementClass(parts, surroundings))
  }
}
