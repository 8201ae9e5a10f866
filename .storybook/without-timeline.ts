/** Settings of Vite for tests: React does not write each rendering into the browser's timeline, which nobody looks at. */
export const withoutTimeline = { rolldownOptions: { transform: { define: { 'console.timeStamp': 'undefined' } } } }
