declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url' {
  const address: string
  export default address
}
