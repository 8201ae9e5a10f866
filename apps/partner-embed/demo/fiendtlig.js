// Scripts of a page from another time: they change what everybody else uses, in the way of Prototype.js 1.6.
const extend = (target, additions) => {
  // By assignment, so that every `for … in` over a list finds it.
  for (const name in additions) target[name] = additions[name]
}
const quoted = (text) => `"${String(text).replace(/"/g, '\\"')}"`
const toJSON = (value) => (value && value.toJSON ? value.toJSON() : quoted(value))
const collect = (list, run, context) => {
  const made = []
  for (let index = 0; index < list.length; index += 1) made.push(run.call(context, list[index], index))
  return made
}
window.$A = Array.from = (list) => {
  const made = []
  for (let index = 0; list && index < list.length; index += 1) made[index] = list[index]
  return made
}
extend(Array.prototype, {
  each(run) {
    for (let index = 0; index < this.length; index += 1) run(this[index], index)
    return this
  },
  first() {
    return this[0]
  },
  last() {
    return this[this.length - 1]
  },
  remove(item) {
    const at = this.indexOf(item)
    if (at >= 0) this.splice(at, 1)
    return this
  },
  without(item) {
    return collect(this, (one) => one).remove(item)
  },
  map(run, context) {
    return collect(this, run, context)
  },
  toArray() {
    return $A(this)
  },
  entries() {
    return $A(this)
  },
  reduce() {
    return this.length > 1 ? this : this[0]
  },
  toJSON() {
    return `[${collect(this, toJSON).join(', ')}]`
  },
})
extend(String.prototype, {
  strip() {
    return this.replace(/^\s+|\s+$/g, '')
  },
  include(part) {
    return this.indexOf(part) > -1
  },
  times(count) {
    return count < 1 ? '' : new Array(count + 1).join(this)
  },
  toArray() {
    return this.split('')
  },
  toJSON() {
    return quoted(this)
  },
})
extend(Number.prototype, {
  times(run) {
    for (let turn = 0; turn < this; turn += 1) run(turn)
  },
  toJSON() {
    return String(this)
  },
})
extend(Date.prototype, {
  toJSON() {
    return quoted(this.toISOString())
  },
})
// An old jQuery was there before this: the page uses it, as pages do.
jQuery((query) => {
  query('body').addClass('gammel').on('click', 'a, button', () => undefined)
  query('input').attr('autocomplete', 'off')
})
window.process = { env: {} }
window.React = { version: '0.14.0', createElement: () => undefined }
window.define = () => undefined
window.define.amd = {}
// Shortcuts of the page: they eat letters that are pressed outside its own fields.
document.addEventListener('keydown', (event) => {
  if (event.target.tagName !== 'INPUT' && /^[a-z0-9/]$/i.test(event.key)) event.preventDefault()
})
