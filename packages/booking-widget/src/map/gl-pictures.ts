import type { Box } from './boxes.ts'

/** Part of a picture, in its pixels. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of the picture and what it covers, in px of the page from the corner. */
export interface Quad extends Box {
  readonly cell: Cell
}

/** A picture, and a number that differs once something else is on it. */
export interface Picture {
  readonly canvas: OffscreenCanvas
  readonly version: number
}

const vertexSource = `#version 300 es
uniform vec2 room;
uniform vec2 whole;
in vec4 corner;
out highp vec2 at;
void main() {
  gl_Position = vec4(corner.x / room.x * 2.0 - 1.0, 1.0 - corner.y / room.y * 2.0, 0.0, 1.0);
  at = corner.zw / whole;
}`

const fragmentSource = `#version 300 es
precision highp float;
uniform sampler2D picture;
in highp vec2 at;
out vec4 color;
void main() {
  color = texture(picture, at);
}`

function compile(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexSource],
    [gl.FRAGMENT_SHADER, fragmentSource],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) continue
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.bindAttribLocation(program, 0, 'corner')
  gl.linkProgram(program)
  return program
}

const NUMBERS = 4
const CORNERS = 6

/** Two triangles of each: where a corner is, and where in the picture. */
function cornersOf(quads: readonly Quad[]): Float32Array {
  const numbers = new Float32Array(quads.length * CORNERS * NUMBERS)
  quads.forEach(({ left, top, right, bottom, cell: { x, y, width, height } }, at) => {
    const [topLeft, topRight] = [
      [left, top, x, y],
      [right, top, x + width, y],
    ]
    const [bottomLeft, bottomRight] = [
      [left, bottom, x, y + height],
      [right, bottom, x + width, y + height],
    ]
    numbers.set(
      [topLeft, topRight, bottomLeft, bottomLeft, topRight, bottomRight].flatMap((corner) => corner ?? []),
      at * CORNERS * NUMBERS,
    )
  })
  return numbers
}

/** Paints parts of one picture with a graphics card, all in one call; the picture goes there once for each version of it. */
export function paintPictures(gl: WebGL2RenderingContext) {
  const program = compile(gl)
  const [texture, buffer, corners] = [gl.createTexture(), gl.createBuffer(), gl.createVertexArray()]
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const [room, whole] = [uniform('room'), uniform('whole')]
  let held: Picture | undefined
  gl.bindVertexArray(corners)
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, NUMBERS, gl.FLOAT, false, 0, 0)
  gl.bindVertexArray(null)

  function hold(picture: Picture) {
    gl.activeTexture(gl.TEXTURE0)
    gl.bindTexture(gl.TEXTURE_2D, texture)
    if (held?.canvas === picture.canvas && held.version === picture.version) return
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture.canvas)
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
    for (const size of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, size, gl.LINEAR)
    held = picture
  }

  return {
    /** `room`: how wide and high what is painted on is, in px of the page. */
    paint(quads: readonly Quad[], picture: Picture, [width, height]: readonly [number, number]) {
      // biome-ignore lint/correctness/useHookAtTopLevel: this "use" is WebGL's
      gl.useProgram(program)
      hold(picture)
      gl.uniform2f(room, width, height)
      gl.uniform2f(whole, picture.canvas.width, picture.canvas.height)
      gl.bindVertexArray(corners)
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      gl.bufferData(gl.ARRAY_BUFFER, cornersOf(quads), gl.STREAM_DRAW)
      // Above the ground, whatever its layers have left in the depth buffer.
      gl.disable(gl.DEPTH_TEST)
      gl.drawArrays(gl.TRIANGLES, 0, quads.length * CORNERS)
      gl.bindVertexArray(null)
    },
    remove() {
      gl.deleteProgram(program)
      gl.deleteTexture(texture)
      gl.deleteBuffer(buffer)
      gl.deleteVertexArray(corners)
    },
  }
}
