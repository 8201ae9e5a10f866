// What a partner may listen to. The list shows what has come.
const log = document.getElementById('hendelser')
for (const name of ['ready', 'login', 'logout', 'select', 'booked', 'error']) {
  document.addEventListener(`delebil:${name}`, (event) => {
    const item = document.createElement('li')
    item.textContent = `delebil:${name} ${JSON.stringify(event.detail)}`
    log.append(item)
  })
}
