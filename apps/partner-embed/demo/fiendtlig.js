// Scripts of a page from another time: they change what everybody else uses.
for (const [name, value] of Object.entries({
  last: function () {
    return this[this.length - 1]
  },
  remove: function (item) {
    const at = this.indexOf(item)
    if (at >= 0) this.splice(at, 1)
    return this
  },
  each: function (run) {
    for (const index in this) run(this[index], index)
  },
})) {
  // By assignment, so that every `for … in` over an array finds it.
  Array.prototype[name] = value
}
window.$ = window.jQuery = (selector) => ({ length: document.querySelectorAll(selector).length, jquery: '1.4.2' })
window.jQuery.fn = window.jQuery.prototype
window.process = { env: {} }
window.React = { version: '0.14.0', createElement: () => undefined }
window.define = () => undefined
window.define.amd = {}
// Shortcuts of the page: they eat letters that are pressed outside its own fields.
document.addEventListener('keydown', (event) => {
  if (event.target.tagName !== 'INPUT' && /^[a-z0-9/]$/i.test(event.key)) event.preventDefault()
})
