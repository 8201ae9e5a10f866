const earthRadiusMetres = 6_378_137

/** Web-Mercator metres of a place, for order by nearness: degrees are the wrong shape this far north. */
export const webMercator = (lat: number, lng: number): { x: number; y: number } => ({
  x: (earthRadiusMetres * lng * Math.PI) / 180,
  y: earthRadiusMetres * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)),
})
