import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = { readonly id: number; readonly words: readonly string[] }

// The least a React page does that asks the server for the same and shows it: no style, no router, no library of controls.
const asked = new URLSearchParams(location.search)
const address = asked.get('address') ?? ''
const token = asked.get('token')

const wordsOf = (value: unknown): string[] =>
  Object.values(Object(value)).filter((word): word is string => typeof word === 'string')

/** The first list of an answer, each of its things as its words. */
const rowsOf = (answer: unknown): Row[] => {
  const list = Object.values(Object(answer)).find(Array.isArray) ?? []
  return (Array.isArray(answer) ? answer : list).slice(0, 25).map((thing: unknown, index: number) => ({
    id: index,
    words: [thing, ...Object.values(Object(thing))].flatMap(wordsOf).slice(0, 8),
  }))
}

function List() {
  const [rows, setRows] = useState<readonly Row[]>([])
  useEffect(() => {
    const headers = token === null ? undefined : { authorization: `Bearer ${token}` }
    const ask = async () => setRows(rowsOf(await (await fetch(address, headers && { headers })).json()))
    void ask()
  }, [])
  const items = rows.map(({ id, words }) => createElement('li', { key: id }, words.join(' ')))
  return createElement('main', {}, createElement('h1', {}, 'Liste'), createElement('ul', {}, items))
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with id "root".')
createRoot(root).render(createElement(List))
