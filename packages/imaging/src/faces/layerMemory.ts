import { LAYERS_MODULE } from './layersModule.ts'

/** The functions of layers.wat; addresses and distances are bytes of its memory. */
interface LayerLoops {
  readonly memory: WebAssembly.Memory
  mix(
    from: number,
    places: number,
    inputs: number,
    weights: number,
    bias: number,
    blocks: number,
    to: number,
    least: number,
    most: number,
  ): void
  filter(
    from: number,
    step: number,
    row: number,
    place: number,
    weights: number,
    bias: number,
    places: number,
    to: number,
  ): void
}

/** Bytes of a number. */
export const FLOAT = 4
const PAGE = 65536
/** Bytes of a vector, on whose multiples buffers begin. */
const VECTOR = 16

/** The loops of layers with their memory: first the weights of the model, then the buffers of the picture that is searched. */
export interface LayerMemory {
  readonly loops: LayerLoops
  /** Keeps numbers for good. @returns their address */
  keep(numbers: Float32Array): number
  /** Makes room for buffers of these bytes; the ones before are given up. @returns their addresses */
  buffers(sizes: readonly number[]): number[]
  /** All numbers of the memory; valid until the next call that needs more room. */
  numbers(): Float32Array
}

/** @throws CompileError if the host has no WebAssembly with vectors */
export function createLayerMemory(): LayerMemory {
  const bytes = Uint8Array.from(atob(LAYERS_MODULE), (character) => character.charCodeAt(0))
  const loops = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as LayerLoops
  const { memory } = loops
  let kept = 0

  function grow(end: number): void {
    const pages = Math.ceil((end - memory.buffer.byteLength) / PAGE)
    if (pages > 0) memory.grow(pages)
  }
  const numbers = (): Float32Array => new Float32Array(memory.buffer)
  return {
    loops,
    numbers,
    keep(given) {
      const at = kept
      kept = aligned(at + given.byteLength)
      grow(kept)
      numbers().set(given, at / FLOAT)
      return at
    },
    buffers(sizes) {
      let end = kept
      const addresses = sizes.map((size) => {
        const at = end
        end = aligned(at + size)
        return at
      })
      grow(end)
      return addresses
    },
  }
}

const aligned = (address: number): number => Math.ceil(address / VECTOR) * VECTOR
