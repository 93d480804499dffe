import { PASS_MODULE } from './passModule.ts'

/** The functions of pass.wat; addresses and lengths are in bytes of its memory. */
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
  turned3(...line: TurnedLine): void
  turned4(...line: TurnedLine): void
}

type TurnedLine = [
  part: number,
  stride: number,
  table: number,
  to: number,
  count: number,
  u: number,
  v: number,
  du: number,
  dv: number,
]

/** One instance of the vector loops, with a memory that one job after the other lays out anew. */
export interface PassEngine extends PassExports {
  /** Places for buffers of these sizes, from the start of the memory; what the last job held is overwritten. */
  layOut(sizes: readonly number[]): number[]
}

/** What whole vectors may read and write beyond a buffer's end. */
const SPARE = 32
const PAGE = 65536
/** A memory that has grown beyond this is given back after its job. */
const KEPT_BYTES = 32 * 2 ** 20

let module: WebAssembly.Module | null | undefined
let kept: PassEngine | null = null

/**
 * The engine for a job; null where WebAssembly or its vectors are missing, and TypeScript does the work. Jobs must not
 * run within each other.
 */
export function passEngine(): PassEngine | null {
  module ??= compile()
  if (module === null) return null
  if (kept !== null && kept.memory.buffer.byteLength <= KEPT_BYTES) return kept
  const exports = new WebAssembly.Instance(module).exports as unknown as PassExports
  kept = { ...exports, layOut: (sizes) => layOut(exports.memory, sizes) }
  return kept
}

function compile(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(PASS_MODULE), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}

function layOut(memory: WebAssembly.Memory, sizes: readonly number[]): number[] {
  let end = 0
  const places = sizes.map((size) => {
    const place = end
    end += (size + SPARE + 15) & ~15
    return place
  })
  const missing = end - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
  return places
}
