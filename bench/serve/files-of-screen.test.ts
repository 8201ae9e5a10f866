import { expect, test } from 'vitest'
import { filesOfMap, filesOfScreen, loadedWith } from './files-of-screen.ts'

const entry = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/find-car-page-A.js","assets/shared-B.js","assets/find-car-page-C.css","assets/other-D.js"])))=>i.map(i=>d[i]);
import"./shared-B.js";x(()=>import(\`./other-D.js\`),__vite__mapDeps([3]));y(()=>import(\`./find-car-page-A.js\`).then(z),__vite__mapDeps([0,1,2]));import('./plain-E.js')`
const files: Record<string, string> = {
  'index.html': '<script src="/assets/index-1.js"></script><link href="/assets/index-2.css"><link href="/favicon.svg">',
  'assets/index-1.js': entry,
  'assets/index-2.css': '',
  'assets/find-car-page-A.js': 'import(`./car-map-F.js`)',
  'assets/find-car-page-C.css': '',
  'assets/shared-B.js': '',
  'assets/other-D.js': '',
  'assets/car-map-F.js': 'import"./shared-B.js";import("./outline-G.js");u="/assets/maplibre-gl-worker-H.js"',
  'assets/outline-G.js': '',
  'assets/maplibre-gl-worker-H.js': '',
}
const read = (file: string) => Buffer.from(files[file] ?? '')

test('the first screen is the page, what it refers to and what its route loads, each once', () => {
  const screen = filesOfScreen(read, 'find-car-page')
  expect(screen.sort()).toEqual(
    [
      'index.html',
      'assets/index-1.js',
      'assets/index-2.css',
      'assets/find-car-page-A.js',
      'assets/find-car-page-C.css',
      'assets/shared-B.js',
    ].sort(),
  )
  const map = filesOfMap(
    read,
    Object.keys(files).filter((file) => file.startsWith('assets/')),
    screen,
  )
  expect(map.sort()).toEqual(['assets/car-map-F.js', 'assets/maplibre-gl-worker-H.js', 'assets/outline-G.js'])
})

test('a chunk without imports is loaded alone; one that nothing loads is an error', () => {
  expect(loadedWith(entry, 'plain')).toEqual(['assets/plain-E.js'])
  expect(() => loadedWith(entry, 'gone')).toThrow('gone')
})
