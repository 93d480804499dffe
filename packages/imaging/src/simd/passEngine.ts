import { PASS_MODULE } from './passModule.ts'

/** The functions of pass.wat; addresses and lengths are bytes of its memory. */
interface PassExports {
  readonly memory: WebAssembly.Memory
  widen(from: number, to: number, pixels: number): void
  widenRgb(from: number, to: number, bytes: number): void
  pairs(upper: number, lower: number, to: number, means: number): void
  pairsRgb(upper: number, lower: number, to: number, means: number): void
  addBytes(from: number, sums: number, bytes: number): void
  boxMeans(sums: number, pixel: number, to: number, means: number, box: number, share: number, round: number): void
  mixRows(rows: number, weights: number, taps: number, to: number, bytes: number): void
  mixColumns3(starts: number, weights: number, taps: number, to: number, count: number): void
  mixColumns4(starts: number, weights: number, taps: number, to: number, count: number): void
  readonly turned3: SampleLine
  readonly turned4: SampleLine
  readonly turnedWide3: SampleLine
  readonly turnedWide4: SampleLine
  readonly turnedRgb: SampleLine
  readonly turnedRgba: SampleLine
}

/** Samples a line through a part. `u` and `v` are the first point, `du` and `dv` the step to the next. */
export type SampleLine = (
  part: number,
  stride: number,
  across: number,
  down: number,
  to: number,
  count: number,
  u: number,
  v: number,
  du: number,
  dv: number,
) => void

/** An instance of the SIMD loops, whose memory each job lays out anew. */
export interface PassEngine extends PassExports {
  /** Starts a layout from the start of the memory; overwrites the buffers of the last job. */
  layOut(): Layout
}

/** The buffers of one job. */
export interface Layout {
  /** Reserves a buffer. @returns its address */
  place(bytes: number): number
  /** Grows the memory until it holds all reserved buffers; views are valid only from then on. */
  buffer(): WebAssembly.Memory['buffer']
}

/** Bytes beyond a buffer's end that whole vectors may read and write. */
const SPARE = 32
const PAGE = 65536
/** An instance whose memory has grown beyond this is released after its job. */
const MAX_CACHED_BYTES = 32 * 2 ** 20

let module: WebAssembly.Module | null | undefined
let cached: PassEngine | null = null

/**
 * The engine for a job; null when the host lacks WebAssembly or SIMD, in which case TypeScript does the work. Jobs must
 * not be nested.
 */
export function passEngine(): PassEngine | null {
  module ??= compile()
  if (module === null) return null
  if (cached !== null && cached.memory.buffer.byteLength <= MAX_CACHED_BYTES) return cached
  const exports = new WebAssembly.Instance(module).exports as unknown as PassExports
  cached = { ...exports, layOut: () => layOut(exports.memory) }
  return cached
}

function compile(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(PASS_MODULE), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}

function layOut(memory: WebAssembly.Memory): Layout {
  let end = 0
  return {
    place(bytes) {
      const address = end
      end += (bytes + SPARE + 15) & ~15
      return address
    },
    buffer() {
      const missing = end - memory.buffer.byteLength
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
      return memory.buffer
    },
  }
}
