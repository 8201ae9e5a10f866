// Where a browser knows no service workers MSW answers in the page itself. A worker would have each answer cross three processes, beside the
// very modules that the stories are made of.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
