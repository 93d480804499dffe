/** The used part of WebAssembly, which Node and browsers have and only the library of browser types declares. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: BufferSource)
  }
  class Instance {
    constructor(module: Module)
    readonly exports: Readonly<Record<string, unknown>>
  }
  function compile(bytes: BufferSource): Promise<Module>
  interface Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
}

type BufferSource = ArrayBufferView<ArrayBuffer> | ArrayBuffer
