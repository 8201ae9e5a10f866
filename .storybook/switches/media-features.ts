/** What the page is told of the person's wishes, whatever the system says. */
export interface MediaFeatures {
  readonly forcedColors: boolean
  readonly reducedMotion: boolean
}

const questions = {
  forcedColors: /\(\s*forced-colors\s*:\s*active\s*\)/g,
  reducedMotion: /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g,
} as const
/** A condition that always holds. */
const yes = '(min-width: 0px)'

const written = new WeakMap<CSSMediaRule, string>()
const systemMatchMedia = globalThis.matchMedia
let features: MediaFeatures = { forcedColors: false, reducedMotion: false }
let watcher: MutationObserver | undefined

const answered = (condition: string) =>
  (['forcedColors', 'reducedMotion'] as const).reduce(
    (text, name) => (features[name] ? text.replace(questions[name], yes) : text),
    condition,
  )

/**
 * A page cannot switch a media feature, but it can rewrite who asks: the conditions in its own style sheets, and `matchMedia`.
 * So the very rules run that the real feature would run.
 */
export function emulateMediaFeatures(next: MediaFeatures): void {
  features = next
  const isOn = next.forcedColors || next.reducedMotion
  // Nothing was ever switched, as in most test runs: nothing is touched.
  if (!isOn && !watcher) return
  window.matchMedia = isOn ? (condition) => systemMatchMedia.call(window, answered(condition)) : systemMatchMedia
  if (!watcher) {
    // Styles of what is loaded later, and of what was edited.
    watcher = new MutationObserver(rewrite)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    document.addEventListener('load', rewrite, true)
  }
  rewrite()
}

function rewrite(): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet)
}

function rewriteRules({ cssRules }: { readonly cssRules: CSSRuleList }): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText
      written.set(rule, original)
      const wanted = answered(original)
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule)
  }
}
